// What a chart of dots draws: a dot a serializer and record, the best first.
import { casesOf, labelOf, tableOf } from './figures.js';
import { looksOf } from './formats.js';

/**
 * The dots of a table's lines.
 * @param {object} record The record.
 * @param {object} table The table.
 * @param {(line: object) => number | null} figureOf The value of a line.
 * @param {(value: number) => string} write How a value is written.
 * @param {number} divisor What the axis has values divided by.
 */
export function dotsOf(record, table, figureOf, write, divisor = 1, hidden = []) {
  const looks = looksOf(record.serializers);
  return casesOf(table, hidden)
    .map((line) => ({ name: line.serializer, figure: figureOf(line) }))
    .filter(({ figure }) => figure > 0)
    .map(({ name, figure }) => ({ name: labelOf(record, name), value: figure / divisor, ...looks.get(name), record: '', label: write(figure) }));
}

/** The best first: by the first record's value, and serializers that it lacks behind. */
export function sorted(dots) {
  const first = new Map();
  for (const { name, record, value } of dots) if (!first.has(name) || record < first.get(name).record) first.set(name, { record, value });
  return dots.toSorted((one, other) => first.get(one.name).record.localeCompare(first.get(other.name).record)
    || first.get(one.name).value - first.get(other.name).value || one.record.localeCompare(other.record));
}

/** What a chart says to those who cannot see it. */
export const describe = (title, dots) => `${title}. ${dots.map((dot) => `${dot.name}: ${dot.label}`).join('; ')}.`;
