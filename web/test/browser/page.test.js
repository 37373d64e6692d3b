// The page in a real Chromium, from the disk. PAGE is the page, TABLES the file that `report --output` wrote of the same record,
// SEVERAL a page of several records, CHROMIUM the browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const { PAGE, SEVERAL, TABLES, CHROMIUM } = process.env;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = { phone: { width: 390, height: 844 }, picture: { width: 880, height: 900 }, desktop: { width: 1280, height: 900 } };
let browser;

before(async () => { browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }); });
after(() => browser.close());

// A page on which nothing may be asked for or complained of.
async function open(file, { hash = '', size = 'desktop', colorScheme = 'light', media } = {}) {
  const page = await browser.newPage({ viewport: sizes[size], colorScheme });
  page.faults = [];
  page.on('request', (request) => { if (!request.url().startsWith('data:') && !request.isNavigationRequest()) page.faults.push(`asks for ${request.url()}`); });
  page.on('console', (message) => page.faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => page.faults.push(String(error)));
  if (media) await page.emulateMedia({ media });
  await page.goto(pathToFileURL(file).href + hash);
  await settled(page);
  return page;
}

// Waits until what was changed last is drawn.
async function settled(page, act) {
  const before = act ? await page.evaluate(() => Number(document.documentElement.dataset.drawn)) : 0;
  await act?.();
  await page.waitForFunction((count) => Number(document.documentElement.dataset.drawn ?? 0) > count, before);
}

async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.close();
}

const texts = (page, selector) => page.$$eval(selector, (elements) => elements.map((element) => element.textContent.trim()));
const hash = (page) => page.evaluate(() => decodeURIComponent(location.hash));

test('a page of one record is at most 1.5 MB, of one of each study 2.5 MB', () => {
  for (const [file, most] of [[PAGE, 1.5e6], [SEVERAL, 2.5e6]]) assert.ok(readFileSync(file).length <= most);
});

// Each takes axe half a minute: contrasts are the same in every size, and everything else in every colour.
const rules = { desktop: { light: {}, dark: { runOnly: ['color-contrast'] } }, phone: { light: { rules: { 'color-contrast': { enabled: false } } } } };

for (const size of ['phone', 'desktop']) {
  for (const colorScheme of ['light', 'dark']) {
    test(`${size}, ${colorScheme}: loads without a request or an error, fits, and axe finds nothing`, async () => {
      const page = await open(SEVERAL, { size, colorScheme });
      for (const details of await page.$$('details')) await details.evaluate((element) => { element.open = true; });
      await page.waitForTimeout(100);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it is wider than the window');
      if (rules[size][colorScheme]) {
        await page.evaluate(axe);
        const { violations } = await page.evaluate((options) => globalThis.axe.run(options), rules[size][colorScheme]);
        assert.deepEqual(violations.map((violation) => `${violation.id}: ${violation.nodes[0].html}: ${violation.nodes[0].failureSummary}`), []);
      }
      await close(page);
    });
  }
}

// The tables of the Markdown file: { "Operation: Model": { "Serializer": { column: text } } }, footnotes left out.
function markdownTables() {
  const tables = {};
  let [operation, model, header] = ['', '', null];
  for (const line of readFileSync(TABLES, 'utf8').split('\n')) {
    if (line.startsWith('## ')) operation = line.slice(3);
    else if (line.startsWith('### ')) model = line.slice(4);
    else if (!line.startsWith('|')) header = null;
    else if (/^\|[-:|]+$/.test(line)) continue;
    else {
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
      const plain = (text) => text.replace(/( \(\d+\))+$/, '').replaceAll('*', '');
      if (header === null) header = cells;
      else if (header[1] === 'Time') (tables[`${operation}: ${model}`] ??= {})[plain(cells[0])] = Object.fromEntries(header.slice(1).map((name, index) => [name, cells[index + 1]]));
    }
  }
  return tables;
}

test('every figure of the record\'s tables is on the page, and no other', async () => {
  const page = await open(PAGE, { hash: '#all=1' });
  const header = await texts(page, '#figures thead th');
  const rows = await page.$$eval('#figures tbody tr', (lines) => lines.map((line) => [...line.children].map((cell) => {
    const copy = cell.cloneNode(true);
    copy.querySelector('.notes')?.remove();
    return copy.textContent.trim();
  })));
  const shown = {};
  for (const [name, operation, model, ...cells] of rows) (shown[`${operation}: ${model}`] ??= {})[name] = Object.fromEntries(header.slice(3).map((column, index) => [column, cells[index]]));
  const expected = markdownTables();
  assert.ok(Object.keys(expected).length > 0);
  assert.deepEqual(Object.keys(shown), Object.keys(expected));
  for (const [table, lines] of Object.entries(expected)) {
    assert.deepEqual(Object.keys(shown[table]), Object.keys(lines), table);
    for (const [name, cells] of Object.entries(lines)) {
      if (cells.Time === 'n/a') assert.equal(shown[table][name].Time, 'n/a');
      else for (const [column, text] of Object.entries(cells)) assert.equal(shown[table][name][column], text, `${table}, ${name}, ${column}`);
    }
  }
  await close(page);
});

test('what is chosen is drawn, stands in the address, and comes back from it', async () => {
  const page = await open(PAGE);
  const [first, second] = await page.$$eval('#op option', (options) => options.map((option) => option.value));
  assert.ok(first);
  await settled(page, () => page.selectOption('#op', second));
  await settled(page, () => page.selectOption('#model', { index: 1 }));
  await settled(page, () => page.selectOption('#unit', 'μs'));
  await settled(page, () => page.selectOption('#scale', 'linear'));
  await page.click('#chooser summary');
  const [[hidden, label]] = await page.$$eval('[data-serializer]', (boxes) => boxes.map((box) => [box.dataset.serializer, box.parentElement.textContent.trim()]));
  await settled(page, () => page.uncheck(`[data-serializer="${hidden}"]`));
  const address = await hash(page);
  for (const part of [`op=${second}`, 'unit=μs', 'scale=linear', `hidden=${hidden}`, 'model=']) assert.ok(address.includes(part), `${address} lacks ${part}`);
  const drawn = await page.getAttribute('#time .chart', 'aria-label');
  assert.match(drawn, /, μs\. /);
  assert.ok(!drawn.includes(`${label}:`));
  assert.match(await page.textContent('#time svg'), /, μs; lower is better/);
  assert.ok(!(await texts(page, '#figures tbody th')).includes(label));
  const again = await open(PAGE, { hash: await page.evaluate(() => location.hash) });
  assert.equal(await again.getAttribute('#time .chart', 'aria-label'), drawn);
  assert.equal(await again.inputValue('#op'), second);
  await close(again);
  await page.focus('#chooser button');
  await settled(page, () => page.keyboard.press('Enter'));
  assert.ok((await texts(page, '#figures tbody th')).includes(label));
  await close(page);
});

test('charts begin with the best, on an axis below the least', async () => {
  const page = await open(PAGE, { hash: '#op=SerializeOnce&unit=ns' });
  const label = await page.getAttribute('#time .chart', 'aria-label');
  const values = [...label.matchAll(/: ([\d,.]+) ns/g)].map(([, text]) => Number(text.replaceAll(',', '')));
  assert.ok(values.length > 2);
  assert.deepEqual(values, values.toSorted((one, other) => one - other));
  const places = await page.$$eval('#time svg .mark-symbol path', (dots) => dots.map((dot) => dot.getBoundingClientRect().x));
  const [frame] = await page.$$eval('#time svg .background', (frames) => frames.map((one) => one.getBoundingClientRect().x));
  assert.ok(Math.min(...places) > frame, 'a dot stands on the edge');
  await close(page);
});

test('labels of a chart do not cover each other', async () => {
  for (const size of ['phone', 'desktop']) {
    const page = await open(PAGE, { size });
    for (const chart of ['#overview', '#time', '#network', '#scatter']) {
      const boxes = await page.$$eval(`${chart} svg .mark-text text`, (labels) => labels.filter((label) => label.textContent && getComputedStyle(label).opacity !== '0').map((label) => { // Vega hides numbers of an axis for which there is no room.
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return { text: label.textContent, left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 };
      }));
      assert.ok(boxes.length > 1, chart);
      for (const [place, one] of boxes.entries()) {
        for (const other of boxes.slice(place + 1)) {
          assert.ok(one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1, `${chart}, ${size}: ${one.text} and ${other.text}`);
        }
      }
    }
    await close(page);
  }
});

test('ticks stand apart, no text of a chart is cut, and tables that answer fit', async () => {
  for (const size of ['phone', 'desktop']) {
    for (const file of [PAGE, SEVERAL]) {
      const page = await open(file, { size });
      for (const study of await page.$$eval('#study option', (options) => options.map((option) => option.value)).then((studies) => (studies.length > 0 ? studies : [null]))) {
        if (study !== null && await page.inputValue('#study') !== study) await settled(page, () => page.selectOption('#study', study));
        const faults = await page.evaluate(() => {
          const shown = (element) => element.textContent && getComputedStyle(element).opacity !== '0' && element.getClientRects().length > 0;
          const cut = [...document.querySelectorAll('.chart svg text')].filter(shown).filter((text) => text.getBoundingClientRect().left < 0 || text.getBoundingClientRect().right > innerWidth).map((text) => `cut: ${text.textContent}`);
          const near = [...document.querySelectorAll('.chart svg .role-axis-label')].flatMap((axis) => {
            const texts = [...axis.querySelectorAll('text')].filter(shown).map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
            return texts.slice(1).filter(({ box }, at) => box.left < texts[at].box.right + 3 && texts[at].box.left < box.right + 3 && box.top < texts[at].box.bottom - 4 && texts[at].box.top < box.bottom - 4).map(({ text }) => `near: ${text}`);
          });
          const wide = [...document.querySelectorAll('#network .scroll, #service .scroll')].filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => `wide: ${frame.getAttribute('aria-label')}`);
          return [...cut, ...near, ...wide];
        });
        assert.deepEqual(faults, [], `${size}, ${study}`);
      }
      await close(page);
    }
  }
});

test('what is given as an example is found', async () => {
  const page = await open(SEVERAL);
  for (const study of await page.$$eval('#study option', (options) => options.map((option) => option.value))) {
    if (await page.inputValue('#study') !== study) await settled(page, () => page.selectOption('#study', study));
    const example = await page.getAttribute('#find', 'placeholder');
    await settled(page, () => page.fill('#find', example));
    assert.ok((await page.$$('#figures tbody tr')).length > 0, `${study}: ${example}`);
    await settled(page, () => page.fill('#find', ''));
  }
  await close(page);
});

test('the table is sorted by any column both ways by keyboard, and filtered', async () => {
  const page = await open(PAGE, { hash: '#all=1' });
  const size = () => page.$$eval('#figures tbody tr', (rows) => rows.map((row) => row.lastElementChild.textContent).filter((text) => text !== 'n/a').map((text) => Number(text.replace(/[^\d]/g, ''))));
  await page.focus('[data-sort="Size"]');
  await settled(page, () => page.keyboard.press('Enter'));
  const ascending = await size();
  assert.deepEqual(ascending, ascending.toSorted((a, b) => a - b));
  assert.equal(await page.getAttribute('th:has([data-sort="Size"])', 'aria-sort'), 'ascending');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.sort), 'Size');
  await settled(page, () => page.keyboard.press('Enter'));
  assert.deepEqual(await size(), ascending.toReversed());
  const all = (await size()).length;
  const [name] = await texts(page, '#figures tbody tr:first-child th');
  await settled(page, () => page.fill('#find', name.split(' ')[0]));
  const names = await texts(page, '#figures tbody th');
  assert.ok(names.length > 0 && names.length < all);
  assert.ok(names.every((text) => text.toLowerCase().includes(name.split(' ')[0].toLowerCase())));
  await settled(page, () => page.uncheck('#all'));
  assert.equal((await texts(page, '#figures tbody th')).length, names.length); // A search is in all figures.
  await settled(page, () => page.fill('#find', ''));
  assert.ok(!(await texts(page, '#figures thead th')).includes('Operation'));
  await close(page);
});

test('messages a second follow the bandwidth, and a wrong one is told', async () => {
  const page = await open(PAGE, { hash: '#net=8%20Mbit/s&cores=1&headers=0' });
  const rate = (cell) => Number(cell.replace(/[^\d.]/g, '')) * ({ k: 1e3, M: 1e6, G: 1e9 }[cell.slice(-1)] ?? 1);
  const rows = () => page.$$eval('#network tbody tr', (lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent)));
  const size = new Map((await page.$$eval('#figures tbody tr', (lines) => lines.map((line) => [line.firstElementChild.firstChild.textContent, line.lastElementChild.textContent]))).map(([name, text]) => [name, Number(text.replace(/[^\d]/g, ''))]));
  const slow = await rows();
  assert.ok(slow.length > 1);
  for (const [name, messages, limit] of slow) {
    assert.equal(limit, 'network');
    assert.ok(Math.abs(rate(messages) / (8e6 / (8 * size.get(name))) - 1) < 0.01, `${name}: ${messages}`);
  }
  await settled(page, () => page.fill('#net', '100 Tbit/s'));
  assert.ok((await rows()).every(([, , limit]) => limit === 'processors'));
  const [[fastest, one]] = await rows();
  await settled(page, () => page.fill('#cores', '4'));
  const four = (await rows()).find(([name]) => name === fastest)[1];
  assert.ok(Math.abs(rate(four) / rate(one) - 4) < 0.1);
  await settled(page, () => page.fill('#net', 'fast'));
  assert.match(await page.textContent('#net-error'), /"fast" is no bandwidth/);
  await settled(page, () => page.fill('#net', '100'));
  assert.match(await page.textContent('#net-error'), /"100" is no bandwidth; write a number and a unit/);
  await settled(page, async () => page.fill('#net', '1 Gbit/s'));
  assert.equal(await page.textContent('#net-error'), '');
  for (const [field, value] of [['#share', '0.5'], ['#pack', '100'], ['#unpack', '300']]) await settled(page, () => page.fill(field, value));
  assert.ok(rate((await rows()).find(([name]) => name === fastest)[3]) < rate(four));
  await close(page);
});

test('each need excludes with a reason', async () => {
  const page = await open(PAGE);
  const all = (await texts(page, '#meeting li b')).length;
  for (const box of await page.$$eval('[data-need]', (boxes) => boxes.map((one) => one.dataset.need))) {
    await page.$$eval('#needs details', (all) => all.forEach((one) => { one.open = true; }));
    await settled(page, () => page.check(`[data-need="${box}"]`));
    const excluded = await texts(page, '#excluded li');
    const others = (await texts(page, '#meeting li b, #unchecked li b')).length;
    assert.equal(others + excluded.length, all);
    for (const line of excluded) assert.match(line, /^\S.*: .+: .+\.$/);
    await settled(page, () => page.uncheck(`[data-need="${box}"]`));
  }
  await close(page);
});

test('several records stand side by side, and each can be left out', async () => {
  const page = await open(SEVERAL);
  assert.match(await page.textContent('#comparisons h3'), /^B beside A$/);
  assert.match(await page.textContent('#comparisons p:not(.introduction)'), /faster in \d+, slower in \d+ and the same in \d+/);
  assert.match(await page.getAttribute('#time .chart', 'aria-label'), /: A .*: B /);
  await page.click('#records summary');
  const [, second] = await page.$$eval('[data-record]', (boxes) => boxes.map((box) => box.dataset.record));
  await settled(page, () => page.uncheck(`[data-record="${second}"]`));
  assert.ok(await page.isHidden('#comparisons'));
  assert.match(await hash(page), /records=0/);
  const studies = await page.$$eval('#study option', (options) => options.map((option) => option.value));
  for (const study of studies) {
    await settled(page, () => page.selectOption('#study', study));
    assert.ok((await page.$$('#time svg .mark-symbol path')).length > 0, `${study} has no dot`);
  }
  await close(page);
});

test('what is known of the serializers is there when it is opened', async () => {
  const page = await open(PAGE);
  const summaries = await page.$$('#known summary');
  assert.equal(summaries.length, 4);
  for (const summary of summaries) await summary.click();
  await page.waitForFunction(() => [...document.querySelectorAll('#known details')].every((details) => details.querySelector('table')));
  await close(page);
});

test('the keyboard reaches the first part at once, and every link of the page leads to its part', async () => {
  const page = await open(PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'overview-title');
  for (const link of await page.$$('nav a')) {
    const text = await link.textContent();
    await link.click();
    assert.equal(await page.evaluate(() => document.activeElement.textContent), text);
  }
  await close(page);
});

test('printed, it has the charts and not the controls', async () => {
  const page = await open(PAGE, { media: 'print', colorScheme: 'dark' });
  assert.ok(await page.isVisible('#time svg'));
  assert.ok(await page.isHidden('nav'));
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
  await close(page);
});

test('fresh values are a choice for both answers', async (context) => {
  const page = await open(SEVERAL);
  if (await page.$('#needs-values') === null) {
    context.skip('the study fresh is not recorded yet');
  } else {
    const [libraries, rates] = [await texts(page, '#meeting li'), await texts(page, '#network tbody tr')];
    await settled(page, () => page.selectOption('#needs-values', 'fresh'));
    assert.equal(await hash(page), '#values=fresh');
    assert.equal(await page.inputValue('#network-values'), 'fresh');
    const [ranked, generated] = [await texts(page, '#meeting li'), await texts(page, '#generated li')];
    assert.ok(ranked.every((line) => !line.includes('generated class')) && generated.every((line) => line.includes('generated class') && !line.includes('times the first')));
    assert.notDeepEqual(await texts(page, '#meeting li'), libraries);
    assert.notDeepEqual(await texts(page, '#network tbody tr'), rates);
    await settled(page, () => page.selectOption('#network-values', 'hot'));
    assert.deepEqual(await texts(page, '#meeting li'), libraries);
  }

  await close(page);
});
