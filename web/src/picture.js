// What a picture draws: the dots of a panel, all of one unit, the best first.
import { casesOf, tableOf } from './figures.js';
import { looksOf } from './formats.js';
import { sorted } from './dots.js';
import { large, number, timeScale } from './format.js';

/**
 * The dots of a panel: a serializer has one where all operations of the panel have a figure; several operations are added.
 * @param {{ operations: string[], model: string, serializers: string[], figure: 'Time' | 'Memory', labels?: Record<string, string> }} panel
 * @returns {{ unit: string, dots: object[] }}
 */
export function pictureOf(record, { operations, model, serializers, figure, labels }) {
  const looks = looksOf(record.serializers);
  const figureOf = (line) => (figure === 'Memory' ? (line?.peakMemory ?? 0) / 2 ** 20 : line?.time);
  const tables = operations.map((operation) => tableOf(record, operation, model));
  const lines = casesOf(tables[0])
    .filter((line) => serializers.includes(line.serializer))
    .map((line) => ({ line, parts: tables.map((table) => casesOf(table).find((other) => other.serializer === line.serializer)).map(figureOf) }))
    .filter(({ parts }) => parts.every(Boolean))
    .map(({ line, parts }) => ({ line, total: parts.reduce((sum, part) => sum + part, 0) }));
  const scale = figure === 'Memory' ? { unit: 'MiB', nanoseconds: 1, short: (value) => number(value, value < 10 ? 1 : 0) } : timeScale(lines.map(({ total }) => total));
  return {
    unit: scale.unit,
    dots: sorted(lines.map(({ line, total }) => ({
      name: labels?.[line.serializer] ?? line.serializer,
      value: total / scale.nanoseconds,
      ...looks.get(line.serializer),
      record: '',
      label: scale.short(total),
    }))),
  };
}

/**
 * The lines of a panel: a serializer has one where every operation, from left to right, has a figure.
 * @param {{ operations: string[], states: string[], model: string, serializers: string[], figure: 'Time' | 'Rate' }} panel
 * @returns {{ unit: string, points: object[], ends: object[] }}
 */
export function slopesOf(record, { operations, states, model, serializers, figure }) {
  const looks = looksOf(record.serializers);
  const tables = operations.map((operation) => tableOf(record, operation, model));
  const lines = serializers
    .map((name) => ({ name, times: tables.map((table) => casesOf(table).find((line) => line.serializer === name)?.time) }))
    .filter(({ times }) => times.every(Boolean));
  const scale = timeScale(lines.flatMap(({ times }) => times));
  const { unit, valueOf, write } = figure === 'Rate'
    ? { unit: 'messages a second', valueOf: (time) => 1e9 / time, write: (time) => large(1e9 / time) }
    : { unit: scale.unit, valueOf: (time) => time / scale.nanoseconds, write: scale.short };
  const points = lines.flatMap(({ name, times }) => times.map((time, place) => ({ name, state: states[place], value: valueOf(time), ...looks.get(name) })));
  const ends = lines.map(({ name, times }) => ({ name, state: states.at(-1), value: valueOf(times.at(-1)), label: `${name} ${write(times.at(-1))}`, ...looks.get(name) }));
  return { unit, points, ends };
}

/**
 * The lines of a panel over the length of a message: a serializer has a point wherever it was measured, and a line where that is at two lengths.
 * @param {{ operations: string[], points: { model: string, bytes: number }[], dashed: string[], serializers: string[] }} panel
 * @returns {{ unit: string, points: object[], ends: object[] }}
 */
export function curvesOf(record, { operations: [operation], points: places, dashed, serializers }) {
  const looks = looksOf(record.serializers);
  const timeOf = (name, model) => casesOf(tableOf(record, operation, model)).find((line) => line.serializer === name)?.time;
  const lines = serializers
    .map((name) => ({ name, measured: places.map(({ model, bytes }) => ({ bytes, time: timeOf(name, model) })).filter(({ time }) => time > 0) }))
    .filter(({ measured }) => measured.length > 1);
  const scale = timeScale(lines.flatMap(({ measured }) => measured.map(({ time }) => time)));
  const points = lines.flatMap(({ name, measured }) => measured.map(({ bytes, time }) =>
    ({ name, bytes, value: time / scale.nanoseconds, ...looks.get(name), dash: dashed.includes(name) ? [6, 4] : [1, 0] })));
  const ends = lines.map(({ name, measured }) => ({ name, ...measured.at(-1), value: measured.at(-1).time / scale.nanoseconds, label: `${name} ${scale.short(measured.at(-1).time)}`, ...looks.get(name) }));
  return { unit: scale.unit, points, ends };
}
