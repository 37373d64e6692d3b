// Pages of Markdown in a real Chromium, as wide as a desktop and a telephone show them. ROOT is the repository, PAGES the files with commas
// between them, CHROMIUM the browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, test } from 'node:test';
import { marked } from 'marked';
import { chromium } from 'playwright-core';

const { ROOT, PAGES, CHROMIUM } = process.env;
let browser;

before(async () => { browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--allow-file-access-from-files'] }); });
after(() => browser.close());

// What GitHub's style sheet says of width: tables and code scroll in themselves, pictures shrink.
const style = `body { margin: 0 auto; max-width: 1012px; padding: 0 16px; box-sizing: border-box; font: 16px/1.5 sans-serif; overflow-wrap: break-word; }
img { max-width: 100%; } table { display: block; width: max-content; max-width: 100%; overflow: auto; } pre { overflow: auto; } th, td { padding: 6px 13px; }`;

async function open(page, width) {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  const base = pathToFileURL(join(ROOT, dirname(page)) + '/').href;
  await tab.goto(pathToFileURL(join(ROOT, 'LICENSE')).href); // A page from the disk may show pictures from there.
  await tab.setContent(`<!doctype html><base href="${base}"><style>${style}</style>${marked.parse(readFileSync(join(ROOT, page), 'utf8'))}`);
  await tab.waitForFunction(() => [...document.images].every((image) => image.complete));
  return tab;
}

for (const page of PAGES.split(',')) {
  for (const width of [1012, 390]) {
    test(`${page} at ${width} pixels: nothing is wider than the page, and pictures stand in a row of their own`, async () => {
      const tab = await open(page, width);
      const seen = await tab.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        pictures: [...document.querySelectorAll('picture')].map((picture) => {
          const { left, right, bottom } = picture.querySelector('img').getBoundingClientRect();
          const beside = [...picture.parentElement.childNodes].filter((node) => node.nodeName !== 'PICTURE' && node.textContent.trim() !== '').map((node) => node.textContent);
          return { left, right, bottom, beside, isDrawn: picture.querySelector('img').naturalWidth > 0 };
        }),
      }));
      assert.ok(seen.scroll <= width, `it is ${seen.scroll} wide`);
      assert.ok(seen.pictures.length > 0);
      for (const [index, one] of seen.pictures.entries()) {
        assert.ok(one.isDrawn && one.left >= 0 && one.right <= width, JSON.stringify(one));
        assert.deepEqual(one.beside, []);
        if (index > 0) assert.equal(one.bottom === seen.pictures[index - 1].bottom, width === 1012, 'side by side where there is room');
      }
      await tab.close();
    });
  }
}
