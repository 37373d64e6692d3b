// Draws README.md's pictures and those of studies' pages: a record with what to draw of it from standard input, the files' texts by
// their names as JSON to standard output.
import { readFileSync } from 'node:fs';
import specs from 'specs';
import { logAxis, withLogAxes } from './axis.js';
import { onLogAxis, spread } from './labels.js';
import { curvesOf, pictureOf, slopesOf } from './picture.js';
import { parse, textMetrics, View } from './vega.js';

const { record, pictures } = JSON.parse(readFileSync(0, 'utf8'));
// Without a browser, Vega takes letters for a third wider than those of the fonts that readers have.
textMetrics.width = (item, text) => 0.62 * (item.fontSize ?? 11) * String(text ?? item.text ?? '').length;

const dark = { '#1c2024': '#e7eaee', '#59616b': '#a3abb5' };
const widestTitle = 52; // Letters that fit above a picture.

const toSvg = async (spec) => `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
const titled = (spec, text) => Object.assign(spec, { title: { text: wrap(text), anchor: 'start', frame: 'bounds', offset: 8 } });
const setData = (spec, name, values) => { spec.data.find((source) => source.name === name).values = values; };

async function drawSlopes(panel) {
  const { unit, points, ends } = slopesOf(record, panel);
  const spec = titled(structuredClone(specs.slopes), `${panel.title}, ${unit} (log)`);
  const values = points.map(({ value }) => value);
  const places = ends.map(({ value }) => spec.height - onLogAxis(value, ...logAxis(values, spec.height).domain, spec.height));
  const apart = spread(places, 13);
  setData(spec, 'cases', points);
  setData(spec, 'ends', ends.map((end, index) => ({ ...end, dy: apart[index] - places[index] })));
  return toSvg(withLogAxes(spec, { y: values }, { y: spec.height }));
}

async function drawCurves(panel) {
  const { unit, points, ends } = curvesOf(record, panel);
  const spec = titled(structuredClone(specs.curves), `${panel.title}, ${unit} (log)`);
  const values = points.map(({ value }) => value);
  const places = ends.map(({ value }) => spec.height - onLogAxis(value, ...logAxis(values, spec.height).domain, spec.height));
  const apart = spread(places, 13);
  setData(spec, 'cases', points);
  setData(spec, 'ends', ends.map((end, index) => ({ ...end, dy: apart[index] - places[index] })));
  return toSvg(withLogAxes(spec, { x: points.map(({ bytes }) => bytes), y: values }, { x: spec.width, y: spec.height }));
}

async function draw(panel) {
  if (panel.points) return drawCurves(panel);
  if (panel.states) return drawSlopes(panel);
  const { unit, dots } = pictureOf(record, panel);
  const spec = titled(structuredClone(specs.picture), `${panel.title}, ${unit}`);
  setData(spec, 'cases', dots);
  withLogAxes(spec, { x: dots.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]) }, { x: 220 });
  for (const axis of spec.axes) if (axis.orient === 'bottom' && axis.labels !== false) axis.title = `${unit} (log); lower is better`;
  return toSvg(spec);
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
