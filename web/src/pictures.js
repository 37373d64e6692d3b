// Draws README.md's pictures and those of studies' pages: a record with what to draw of it from standard input, the files' texts by
// their names as JSON to standard output.
import { readFileSync } from 'node:fs';
import specs from 'specs';
import { logAxis, withLogAxes } from './axis.js';
import { barsOf, titleOf, withKinds } from './bars.js';
import { casesOf, tableOf } from './figures.js';
import { labelPlaces, wrapped } from './labels.js';
import { curvesOf, pictureOf, slopesOf } from './picture.js';
import { lengthBeside, parse, textMetrics, View } from './vega.js';

const { record, pictures } = JSON.parse(readFileSync(0, 'utf8'));
// Without a browser, Vega takes letters for a third wider than those of the fonts that readers have.
textMetrics.width = (item, text) => 0.62 * (item.fontSize ?? 11) * String(text ?? item.text ?? '').length;

const dark = { '#1c2024': '#e7eaee', '#59616b': '#a3abb5' };
const widestTitle = 52; // Letters that fit above a picture.
const widestCaption = 46; // And below it.
const longestLine = 21; // Letters of a name on one line.
const lineHeight = 11; // Two fit the step between names.

const toSvg = async (spec) => `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
const titled = (spec, text) => Object.assign(spec, { title: { text: wrapped(text, widestTitle), anchor: 'start', frame: 'bounds', offset: 8 } });
const setData = (spec, name, values) => { spec.data.find((source) => source.name === name).values = values; };

/** A long name has two lines, so that the axis keeps its length. */
const linesOf = (name) => (name.length > longestLine ? name.split(', ') : [name]);

function breakNames(spec) {
  const lines = "split(datum.value, '\\n')";
  for (const axis of spec.axes) if (axis.orient === 'left' && axis.labels !== false) axis.encode = { labels: { update: { text: { signal: lines }, lineHeight: { value: lineHeight }, dy: { signal: `-(length(${lines}) - 1) * ${lineHeight / 2}` } } } };
  return spec;
}

/** What stands below a picture of dots. */
const captionOf = (unit) => wrapped(`${unit} (log); lower is better`, widestCaption);

/** Lines that end in the marks that stand before their names. */
async function drawLines(name, panel, { unit, points, ends }, axes) {
  const spec = titled(structuredClone(specs[name]), `${panel.title}, ${unit} (log)`);
  const values = points.map(({ value }) => value);
  const places = labelPlaces(ends.map(({ value }) => value), logAxis(values, spec.height).domain, spec.height, 13);
  setData(spec, 'cases', points);
  setData(spec, 'ends', ends.map((end, index) => ({ ...end, place: places[index] })));
  return toSvg(withLogAxes(spec, { ...axes, y: values }, { x: spec.width, y: spec.height }, 'prefixed'));
}

/** Bars of the serializers that have all parts. */
async function drawBars({ title, operations, parts, model, serializers, labels }) {
  const tables = operations.map((operation) => casesOf(tableOf(record, operation, model)));
  const lines = record.serializers.filter(({ name }) => serializers.includes(name))
    .map(({ name, format }) => ({ name, format, label: labels[name], times: tables.map((cases) => cases.find((line) => line.serializer === name)?.time) }))
    .filter(({ times }) => times.every(Boolean));
  const { unit, cases, ends } = barsOf(lines, parts);
  const spec = structuredClone(specs.bars);
  setData(spec, 'cases', cases);
  setData(spec, 'ends', ends);
  spec.title = { text: titleOf(title, parts, unit), anchor: 'start', frame: 'bounds', offset: 6, fontSize: 13 };
  return toSvg(withKinds(spec, cases, 1.1));
}

async function draw(panel) {
  if (panel.parts) return drawBars(panel);
  if (panel.points) {
    const curves = curvesOf(record, panel);
    return drawLines('curves', panel, curves, { x: curves.points.map(({ bytes }) => bytes) });
  }

  if (panel.states) return drawLines('slopes', panel, slopesOf(record, panel), {});
  const { unit, dots } = pictureOf(record, panel);
  const spec = titled(structuredClone(specs.picture), `${panel.title}, ${unit}`);
  const values = dots.map(({ value }) => value);
  const length = lengthBeside(dots.flatMap(({ name }) => linesOf(name)), spec.width);
  setData(spec, 'cases', dots.map((dot) => ({ ...dot, name: linesOf(dot.name).join('\n') })));
  withLogAxes(spec, { x: values }, { x: length });
  for (const axis of spec.axes) if (axis.orient === 'bottom' && axis.labels !== false) axis.title = captionOf(unit);
  return toSvg(breakNames(spec));
}

const files = {};
for (const picture of pictures) {
  const light = await draw(picture);
  files[`${picture.name}-light.svg`] = light;
  files[`${picture.name}-dark.svg`] = Object.entries(dark).reduce((svg, [from, to]) => svg.replaceAll(from, to), light);
}

process.stdout.write(JSON.stringify(files));
