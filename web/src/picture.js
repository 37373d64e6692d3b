// What a picture draws: the bars of its panels, all of one unit.
import { casesOf, tableOf } from './figures.js';
import { floorLook, looksOf } from './formats.js';
import { timeScale } from './format.js';

const widestTitle = 36; // Letters that fit above a panel.
const fainter = 0.55; // A bar's later parts, which stay apart from the first in light and dark.

/** The bars of a picture's panels: a serializer has one where all operations of the panel have a time, and a part for each of them. */
export function barsOf(record, panels) {
  const looks = looksOf(record.serializers);
  const lines = panels.flatMap((panel, place) => linesOf(record, panel).map((line) => ({ ...line, place, title: panel.title })));
  const scale = timeScale(lines.map(({ parts }) => parts.reduce((sum, time) => sum + time[0], 0)));
  const bars = lines.flatMap(({ place, title, serializer, parts }) => {
    const times = parts.map((part) => part.map((time) => time / scale.nanoseconds));
    const total = times.reduce((sum, [value]) => sum + value, 0);
    return times.map(([value, low = null, high = null], part) => {
      const start = times.slice(0, part).reduce((sum, [before]) => sum + before, 0);
      const last = part === times.length - 1;
      return {
        place,
        operation: wrap(`${title}, ${scale.unit}`),
        name: serializer ?? 'copy',
        start,
        value: start + value,
        ...(times.length === 1 ? { low, high, end: high ?? total } : { low: null, high: null, end: total }),
        colour: (looks.get(serializer) ?? floorLook).colour,
        opacity: part === 0 ? 1 : fainter,
        label: last ? scale.short(total * scale.nanoseconds) : '',
      };
    });
  });
  const widest = Math.max(...bars.map((bar) => bar.end));
  return bars.map((bar) => ({ ...bar, room: widest * 1.12 }));
}

/** A title in lines that fit above a panel. */
function wrap(title) {
  const [first, ...words] = title.split(' ');
  return words.reduce((text, word) => `${text}${text.length - text.lastIndexOf('\n') + word.length > widestTitle ? '\n' : ' '}${word}`, first);
}

function linesOf(record, { operations, model }) {
  const [first, ...others] = operations.map((operation) => casesOf(tableOf(record, operation, model)));
  return first
    .map(({ serializer, time }) => ({ serializer, parts: [time, ...others.map((cases) => cases.find((line) => line.serializer === serializer)?.time)] }))
    .filter(({ parts }) => parts.every(Boolean));
}
