// Makes the page's template, the script that draws README.md's pictures, and the licences of what both contain: node build.mjs FOLDER
import { build } from 'esbuild';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { compile } from 'vega-lite';
import { Error as ErrorLevel, logger } from 'vega-util';
import { notices } from './notices.mjs';

const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder for the files.');
  process.exit(2);
}

const source = new URL('./src/', import.meta.url).pathname;

/** The same dots on an axis that begins at zero. */
function linear(spec) {
  return JSON.parse(JSON.stringify(spec), (key, value) => (key === 'scale' && value?.type === 'log' ? { type: 'linear', zero: true } : value));
}

/** The same bars with the legend below them, where a narrow chart has room for it. */
function withLegendBelow(spec) {
  return JSON.parse(JSON.stringify(spec), (key, value) => (key === 'legend' ? { ...value, orient: 'bottom', columns: 3 } : value));
}

// Vega-Lite is needed here alone: what is shipped is Vega, and the specifications that Vega-Lite made of those in src/specs.
const compiledSpecs = {
  name: 'compiled-specs',
  setup(bundle) {
    bundle.onResolve({ filter: /^specs$/ }, () => ({ path: 'specs', namespace: 'specs' }));
    bundle.onLoad({ filter: /.*/, namespace: 'specs' }, async () => {
      const config = JSON.parse(await readFile(`${source}specs/config.json`, 'utf8'));
      const files = (await readdir(`${source}specs`)).filter((name) => name.endsWith('.vl.json'));
      const specs = {};
      for (const file of files) specs[file.replace('.vl.json', '')] = JSON.parse(await readFile(`${source}specs/${file}`, 'utf8'));
      specs['dots-log'] = specs.dots;
      specs['dots-linear'] = linear(specs.dots);
      specs.picture = { ...specs.dots, width: 420 }; // So that two stand side by side, and one fits a telephone.
      specs['page-bars'] = withLegendBelow(specs.bars);
      specs.bars = { ...specs.bars, width: 560 };
      delete specs.dots;
      const compiled = Object.keys(specs).sort().map((name) => [name, compile(specs[name], { config, logger: logger(ErrorLevel) }).spec]);
      return { contents: JSON.stringify(Object.fromEntries(compiled)), loader: 'json' };
    });
  },
};

const options = {
  bundle: true,
  minify: true,
  write: false,
  legalComments: 'none', // All licences stand in the page, and in notices.txt.
  metafile: true,
  loader: { '.md': 'text', '.css': 'text' },
  plugins: [compiledSpecs],
};

const results = await Promise.all([
  build({ ...options, entryPoints: [`${source}main.js`], format: 'iife', target: 'es2022' }),
  build({ ...options, entryPoints: [`${source}page.css`], loader: { '.css': 'css' } }),
  build({ ...options, entryPoints: [`${source}pictures.js`], format: 'esm', platform: 'node', minify: false }),
]);
const [script, style, pictures] = results.map((result) => result.outputFiles[0].text);
const inputs = Object.assign({}, ...results.map((result) => result.metafile.inputs));
const licences = await notices({ inputs }, new URL('./node_modules/', import.meta.url));

// A function, because text that replaces must not be searched for patterns such as $&.
const page = (await readFile(`${source}page.html`, 'utf8'))
  .replace('/*style*/', () => style.trim())
  .replace('/*notices*/', () => licences.replaceAll('-->', '->').trim())
  .replace('/*script*/', () => script.trim().replaceAll('</script', '<\\/script'));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/page.html`, page);
await writeFile(`${folder}/pictures.mjs`, pictures);
await writeFile(`${folder}/notices.txt`, licences);
