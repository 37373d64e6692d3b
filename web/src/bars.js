// What a picture of stacked bars draws: a bar a serializer, which begins where the axis does, the least first.
import { kindOf, kinds } from './kinds.js';
import { number } from './format.js';

const faded = 0.5; // What is not the first part.

/**
 * The bars of some serializers.
 * @param {{ name: string, label?: string, format: string, times: number[] }[]} serializers With what each of the parts takes, in nanoseconds.
 * @param {string[]} parts What the parts are called.
 * @returns {{ unit: string, cases: object[], ends: object[] }}
 */
export function barsOf(serializers, parts) {
  const lines = serializers.map((one) => ({ ...one, total: one.times.reduce((sum, time) => sum + time, 0) })).toSorted((one, other) => one.total - other.total);
  const [unit, nanoseconds] = lines.at(-1)?.total >= 1000 ? ['μs', 1000] : ['ns', 1];
  const write = (time) => number(time / nanoseconds, time / nanoseconds < 9.95 ? 2 : 1);
  const cases = lines.flatMap((line) => line.times.map((time, place) => {
    const from = line.times.slice(0, place).reduce((sum, before) => sum + before, 0);
    return { name: line.label ?? line.name, kind: kindOf(line), part: parts[place], opacity: place === 0 ? 1 : faded, from: from / nanoseconds, to: (from + time) / nanoseconds };
  }));
  const ends = lines.map((line) => ({ name: line.label ?? line.name, to: line.total / nanoseconds, label: write(line.total) }));
  return { unit, cases, ends };
}

/** What stands above bars: what is drawn, and what solid and faded are. */
export const titleOf = (title, parts, unit) => `${title}, ${unit}: ${parts[0]} (solid) + ${parts[1]} (faded); less is better`;

/** Gives a compiled specification the kinds that its bars have, and room for a figure at the end of the longest one. */
export function withKinds(spec, cases, room) {
  const shown = kinds.filter(({ name }) => cases.some(({ kind }) => kind === name));
  Object.assign(spec.scales.find(({ name }) => name === 'color'), { domain: shown.map(({ name }) => name), range: shown.map(({ colour }) => colour) });
  const most = Math.max(...cases.map(({ to }) => to));
  Object.assign(spec.scales.find(({ name }) => name === 'x'), { domain: [0, most * room], nice: false });
  return spec;
}
