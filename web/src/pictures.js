// Draws README.md's pictures: a page's data from standard input, the files' texts by their names as JSON to standard output.
import { readFileSync } from 'node:fs';
import specs from 'specs';
import { casesOf, tableOf } from './figures.js';
import { floorLook, looksOf } from './formats.js';
import { timeScale } from './format.js';
import { parse, View } from './vega.js';

const most = 3;
const operations = [['SerializeOnce', 'Write'], ['DeserializeOnce', 'Read']];
const dark = { '#1c2024': '#e7eaee', '#59616b': '#a3abb5' };

/** The bars of a model: writing and reading share an axis, so that they compare. */
export function barsOf(record, model) {
  const looks = looksOf(record.serializers);
  const tables = operations.map(([operation, title]) => ({ title, table: tableOf(record, operation, model) })).filter(({ table }) => table);
  const scale = timeScale(tables.flatMap(({ table }) => casesOf(table).map((line) => line.time[0])));
  const bars = tables.flatMap(({ title, table }, place) => casesOf(table).map((line) => {
    const [value, low = null, high = null] = line.time.map((time) => time / scale.nanoseconds);
    return {
      place,
      operation: `${title}, ${scale.unit}`,
      name: line.serializer ?? 'copy',
      value,
      low,
      high,
      end: high ?? value,
      colour: (looks.get(line.serializer) ?? floorLook).colour,
      label: scale.short(line.time[0]),
    };
  }));
  const widest = Math.max(...bars.map((bar) => bar.end));
  return bars.map((bar) => ({ ...bar, room: widest * 1.12 }));
}

async function draw(bars) {
  const spec = structuredClone(specs.picture);
  spec.data.find((source) => source.name === 'cases').values = bars;
  return `${await new View(parse(spec), { renderer: 'none' }).toSVG()}\n`;
}

const [record] = JSON.parse(readFileSync(0, 'utf8')).records;
const files = {};
for (const model of record.models.slice(0, most)) {
  const bars = barsOf(record, model);
  if (bars.length === 0) continue;
  const light = await draw(bars);
  files[`${model}-light.svg`] = light;
  files[`${model}-dark.svg`] = Object.entries(dark).reduce((svg, [from, to]) => svg.replaceAll(from, to), light);
}

process.stdout.write(JSON.stringify(files));
