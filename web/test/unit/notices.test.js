import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notices } from '../../notices.mjs';

const modules = new URL('../../node_modules/', import.meta.url);

test('packages of one licence text stand above it together', async () => {
  const inputs = { 'src/main.js': {}, 'node_modules/vega-view/src/View.js': {}, 'node_modules/vega-util/src/error.js': {}, 'node_modules/vega-util/src/array.js': {} };
  const text = await notices({ inputs }, modules);
  assert.match(text, /^vega-util \d+\.\d+\.\d+, vega-view \d+\.\d+\.\d+:\n\nCopyright \(c\) .*University of Washington/);
  assert.equal(text.match(/Redistribution and use/g).length, 1);
});

test('a package without a licence is an error', async () => {
  await assert.rejects(notices({ inputs: { 'node_modules/no-such-package/index.js': {} } }, modules), { code: 'ENOENT' });
});
