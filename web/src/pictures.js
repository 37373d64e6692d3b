// Draws README.md's pictures and those of studies' pages: a record with what to draw of it from standard input, the files' texts by
// their names as JSON to standard output.
import { readFileSync } from 'node:fs';
import specs from 'specs';
import { barsOf } from './picture.js';
import { parse, View } from './vega.js';

const { record, pictures } = JSON.parse(readFileSync(0, 'utf8'));
const dark = { '#1c2024': '#e7eaee', '#59616b': '#a3abb5' };

async function draw({ oneAxis, panels }) {
  const spec = structuredClone(specs[oneAxis ? 'picture' : 'picture-apart']);
  const bars = oneAxis ? barsOf(record, panels) : panels.flatMap((panel, place) => barsOf(record, [panel]).map((bar) => ({ ...bar, place })));
  spec.data.find((source) => source.name === 'cases').values = bars;
  return `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
}

const files = {};
for (const picture of pictures) {
  const light = await draw(picture);
  files[`${picture.name}-light.svg`] = light;
  files[`${picture.name}-dark.svg`] = Object.entries(dark).reduce((svg, [from, to]) => svg.replaceAll(from, to), light);
}

process.stdout.write(JSON.stringify(files));
