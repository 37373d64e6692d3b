import { barsOf, titleOf } from '../bars.js';
import { draw } from '../charts.js';
import { el } from '../dom.js';
import { repeatsLibrary } from '../facts.js';
import { messageOf } from '../figures.js';
import { kinds } from '../kinds.js';
import { mark } from './scatter.js';

const parts = ['write', 'read'];

/** Draws what README.md shows: what a message takes with the fastest configuration of each library. */
export async function drawBars(figure, { view, state }) {
  const record = view.first;
  const lines = record.serializers
    .filter((serializer) => !state.hidden.includes(serializer.name) && !repeatsLibrary(serializer, record.serializers))
    .flatMap(({ name, format, library }) => {
      const message = messageOf(record, view.model, name);
      return message ? [{ name, label: record.labels[name], format, library, times: [message.write, message.read] }] : [];
    });
  const { unit, cases, ends } = barsOf(fastestOf(lines), parts);
  figure.closest('section').hidden = ends.length < 2;
  if (ends.length < 2) return;
  const chart = figure.firstElementChild;
  const title = titleOf(`Write and read ${view.model}`, parts, unit);
  chart.setAttribute('aria-label', `${title}. ${ends.map(({ name, label }) => `${name}: ${label} ${unit}`).join('; ')}.`);
  await draw(chart, 'page-bars', { cases, ends }, { bottom: title });
  figure.querySelector('.kinds')?.remove();
  figure.append(el('ul', { class: 'kinds' }, kinds.filter(({ name }) => cases.some(({ kind }) => kind === name)).map(({ name, colour }) => el('li', {}, mark({ shape: 'square', colour }), name))));
}

/** Of each library the line that takes the least. */
function fastestOf(lines) {
  const sum = ({ times: [write, read] }) => write + read;
  const fastest = new Map();
  for (const line of lines) if (!fastest.has(line.library) || sum(line) < sum(fastest.get(line.library))) fastest.set(line.library, line);
  return [...fastest.values()];
}
