// How long from opening a page to its first chart, beside the charting library's stock example with the same data:
//   node bench/load-time.js PAGE [CHROMIUM]
// PAGE is what `report RECORD… --html PAGE` wrote. Both are opened in turn, each in a new context, and the medians are printed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const visits = 15;
const [page, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (!page) {
  console.error('Name a page that report --html wrote.');
  process.exit(2);
}

// Vega-Embed's documentation: three scripts, a specification with the data in it, one call.
function stockPage() {
  const library = (name) => readFileSync(new URL(`../node_modules/${name}`, import.meta.url), 'utf8').replaceAll('</script', '<\\/script');
  const data = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(readFileSync(page, 'utf8'))[1]);
  const values = data.records.flatMap((record) => record.tables.flatMap((table) => table.cases.map((line) => ({ ...line, record: record.name, study: record.study, operation: table.operation, model: table.model }))));
  const [{ record, operation, model }] = values;
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    data: { values },
    transform: [{ filter: `datum.record === ${JSON.stringify(record)} && datum.operation === ${JSON.stringify(operation)} && datum.model === ${JSON.stringify(model)}` }, { calculate: 'datum.time', as: 'mean' }],
    mark: 'bar',
    encoding: { y: { field: 'serializer', type: 'nominal', sort: null }, x: { field: 'mean', type: 'quantitative' } },
  };
  const scripts = ['vega/build/vega.min.js', 'vega-lite/build/vega-lite.min.js', 'vega-embed/build/vega-embed.min.js'].map((name) => `<script>${library(name)}</script>`);
  return `<!doctype html><meta charset="utf-8"><title>Stock example</title>${scripts.join('')}<div id="vis"></div><script>vegaEmbed('#vis', ${JSON.stringify(spec).replaceAll('<', '\\u003c')}, { renderer: 'svg' })</script>`;
}

async function firstChart(browser, file) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const drawn = () => document.querySelector('svg .mark-rect path') && requestAnimationFrame(() => setTimeout(() => { globalThis.firstChart ??= performance.now(); }));
    new MutationObserver(drawn).observe(document, { childList: true, subtree: true });
  });
  await tab.goto(pathToFileURL(resolve(file)).href);
  const milliseconds = await (await tab.waitForFunction(() => globalThis.firstChart)).jsonValue();
  await context.close();
  return milliseconds;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const folder = mkdtempSync(join(tmpdir(), 'load-time-'));
const stock = join(folder, 'stock.html');
writeFileSync(stock, stockPage());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const times = { [page]: [], [stock]: [] };
  for (const file of [page, stock]) await firstChart(browser, file); // The first one also starts processes.
  for (let visit = 0; visit < visits; visit++) for (const file of [page, stock]) times[file].push(await firstChart(browser, file));
  for (const [name, file] of [['this page', page], ['stock example', stock]]) {
    const [least, most] = [Math.min(...times[file]), Math.max(...times[file])];
    console.log(`${name}: ${readFileSync(file).length} bytes, first chart after ${Math.round(median(times[file]))} ms (${Math.round(least)} to ${Math.round(most)} in ${visits} visits)`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
