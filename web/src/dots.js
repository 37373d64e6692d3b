// What a chart of dots draws: a dot a serializer and record, the best first.
import { casesOf, tableOf } from './figures.js';
import { looksOf } from './formats.js';

/**
 * The dots of a table's lines.
 * @param {object} record The record.
 * @param {object} table The table.
 * @param {(line: object) => number[] | null} figuresOf The value of a line, perhaps with the ends of its interval.
 * @param {(value: number) => string} write How a value is written.
 * @param {number} divisor What the axis has values divided by.
 */
export function dotsOf(record, table, figuresOf, write, divisor = 1, hidden = []) {
  const looks = looksOf(record.serializers);
  return casesOf(table, hidden).flatMap((line) => {
    const figures = figuresOf(line);
    if (!figures || !(figures[0] > 0)) return [];
    const [value, low, high] = figures.map((figure) => figure / divisor);
    return [{ name: line.serializer, value, low: low > 0 ? low : null, high: low > 0 ? high : null, ...looks.get(line.serializer), record: '', label: write(figures[0]) }];
  });
}

/** The dots with the intervals that reach out of their marks on an axis of some length; narrower ones could not be seen. */
export function withSeenIntervals(dots, [least, most], length, isLog) {
  const place = (value) => (isLog ? Math.log(value / least) / Math.log(most / least) : value / most) * length;
  return dots.map((dot) => (dot.low !== null && place(dot.high) - place(dot.low) > markWidth ? dot : { ...dot, low: null, high: null }));
}

const markWidth = 14; // A mark, and enough of a line to be seen on both of its sides.

/** The best first: by the first record's value, and serializers that it lacks behind. */
export function sorted(dots) {
  const first = new Map();
  for (const { name, record, value } of dots) if (!first.has(name) || record < first.get(name).record) first.set(name, { record, value });
  return dots.toSorted((one, other) => first.get(one.name).record.localeCompare(first.get(other.name).record)
    || first.get(one.name).value - first.get(other.name).value || one.record.localeCompare(other.record));
}

/** What a chart says to those who cannot see it. */
export const describe = (title, dots) => `${title}. ${dots.map((dot) => `${dot.name}: ${dot.label}`).join('; ')}.`;
