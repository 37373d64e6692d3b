// Draws README.md's pictures and those of studies' pages: a record with what to draw of it from standard input, the files' texts by
// their names as JSON to standard output.
import { readFileSync } from 'node:fs';
import specs from 'specs';
import { withLogAxes } from './axis.js';
import { pictureOf } from './picture.js';
import { parse, textMetrics, View } from './vega.js';

const { record, pictures } = JSON.parse(readFileSync(0, 'utf8'));
// Without a browser, Vega takes letters for a third wider than those of the fonts that readers have.
textMetrics.width = (item, text) => 0.62 * (item.fontSize ?? 11) * String(text ?? item.text ?? '').length;

const dark = { '#1c2024': '#e7eaee', '#59616b': '#a3abb5' };
const widestTitle = 52; // Letters that fit above a picture.

async function draw(panel) {
  const spec = structuredClone(specs.picture);
  const { unit, dots } = pictureOf(record, panel);
  spec.data.find((source) => source.name === 'cases').values = dots;
  withLogAxes(spec, { x: dots.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]) }, { x: 220 });
  spec.title = { text: wrap(`${panel.title}, ${unit}`), anchor: 'start', frame: 'bounds', offset: 8 };
  for (const axis of spec.axes) if (axis.orient === 'bottom' && axis.labels !== false) axis.title = `${unit} (log); lower is better`;
  return `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
}

/** A title in lines that fit above a picture. */
function wrap(title) {
  const lines = [''];
  for (const word of title.split(' ')) {
    if (lines.at(-1) !== '' && lines.at(-1).length + word.length >= widestTitle) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${word}`;
  }

  return lines;
}

const files = {};
for (const picture of pictures) {
  const light = await draw(picture);
  files[`${picture.name}-light.svg`] = light;
  files[`${picture.name}-dark.svg`] = Object.entries(dark).reduce((svg, [from, to]) => svg.replaceAll(from, to), light);
}

process.stdout.write(JSON.stringify(files));
