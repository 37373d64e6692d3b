import { draw } from '../charts.js';
import { logAxis } from '../axis.js';
import { el, input } from '../dom.js';
import { answering, labelOf, messageOf } from '../figures.js';
import { large } from '../format.js';
import { repeatsLibrary } from '../facts.js';
import { looksOf } from '../formats.js';
import { onLogAxis, spread } from '../labels.js';
import { messagesPerSecond, none, parseBandwidth, placesChangeAt, processorLimit } from '../network.js';
import { valuesControl } from './controls.js';

const lineHeight = 12; // Of a name at the end of a line.
const compressionOf = (state) => ({
  ...(state.share < 1 && state.share > 0 && state.pack > 0 && state.unpack > 0 ? { share: state.share, compressMegabytes: state.pack, decompressMegabytes: state.unpack } : none),
  headers: state.headers,
});

/** The fields that the question takes. */
export function networkControls(now) {
  const { state, change } = now;
  const field = (label, key, properties) => input(label, state[key], (value) => change({ [key]: Number(value) || 0 }), { type: 'number', inputmode: 'decimal', ...properties });
  return el('div', { class: 'fields' },
    input('Bandwidth', state.net, (net) => change({ net }), { id: 'net', list: 'bandwidths', autocomplete: 'off', 'aria-describedby': 'net-error' }),
    el('datalist', { id: 'bandwidths' }, ['1 Mbit/s', '10 Mbit/s', '100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '100 Gbit/s'].map((value) => el('option', { value }))),
    field('Headers, bytes a message', 'headers', { id: 'headers', min: 0, step: 1 }),
    field('Cores on each side', 'cores', { id: 'cores', min: 1, max: 1024, step: 1 }),
    field('Compressed to this share', 'share', { id: 'share', min: 0.01, max: 1, step: 0.01 }),
    field('Compressing, MB/s a core', 'pack', { id: 'pack', min: 0, step: 1 }),
    field('Decompressing, MB/s a core', 'unpack', { id: 'unpack', min: 0, step: 1 }),
    valuesControl(now, 'network-values'));
}

/** Answers the question for the first record that is shown. */
export async function drawNetwork(target, now) {
  const { view: { model }, state } = now;
  const { record, isFresh } = answering(now);
  const looks = looksOf(record.serializers);
  const bandwidth = parseBandwidth(state.net);
  const [cores, compression] = [Math.max(1, state.cores || 1), compressionOf(state)];
  const error = bandwidth === null ? `"${state.net}" is no bandwidth; write a number and a unit, for example 10 Gbit/s.` : '';
  target.querySelector('#net-error').textContent = error;
  const messages = record.serializers
    .filter((serializer) => !state.hidden.includes(serializer.name) && !repeatsLibrary(serializer, record.serializers))
    .flatMap(({ name }) => {
      const message = messageOf(record, model, name, isFresh);
      return message ? [{ serializer: name, name: labelOf(record, name), message, rate: messagesPerSecond(message, bandwidth ?? 1e10, cores, compression) }] : [];
    });
  target.closest('section').hidden = messages.length === 0;
  if (messages.length === 0) return;
  const ordered = messages.toSorted((one, other) => other.rate - one.rate || one.name.localeCompare(other.name, 'en'));
  const [best] = ordered;
  target.querySelector('.answer').replaceChildren(answerTable(ordered, best, { bandwidth: bandwidth ?? 1e10, cores, compression, what: isFresh ? `${model}, fresh values,` : model }));
  const from = Math.log10(Math.min(1e8, bandwidth ?? 1e8));
  const steps = Array.from({ length: 61 }, (_, index) => 10 ** (from + (index * (11 - from)) / 60));
  const lines = ordered.flatMap(({ serializer, name, message }) => steps.map((step) => ({ name, bandwidth: step, rate: messagesPerSecond(message, step, cores, compression), ...looks.get(serializer) })));
  const figure = target.querySelector('figure');
  figure.firstElementChild.setAttribute('aria-label', `Messages a second by bandwidth. At ${large(bandwidth ?? 1e10)}bit/s ${best.name} is first with ${large(best.rate)} messages a second.`);
  const ends = lines.filter((line) => line.bandwidth === steps.at(-1));
  const rates = lines.map((line) => line.rate);
  const chartHeight = Math.max(270, ordered.length * lineHeight); // Of the lines, without their axis.
  const places = ends.map((end) => chartHeight - onLogAxis(end.rate, ...logAxis(rates, chartHeight).domain, chartHeight));
  const apart = spread(places, lineHeight, chartHeight);
  await draw(figure.firstElementChild, 'lines', { cases: lines, ends: ends.map((end, index) => ({ ...end, dy: apart[index] - places[index] })), now: bandwidth === null ? [] : [{ bandwidth }] }, {}, { y: rates }, chartHeight + 70);
}

function answerTable(ordered, best, { bandwidth, cores, compression, what }) {
  return el('div', { class: 'scroll stack', tabindex: 0, role: 'group', 'aria-label': 'Messages a second' }, el('table', {},
    el('caption', {}, `${what} at ${large(bandwidth)}bit/s with ${cores} ${cores === 1 ? 'core' : 'cores'} on each side`),
    el('thead', {}, el('tr', {}, ['Serializer', 'Messages a second', 'Limited by', 'Processors only', `Crossover with ${best.name} at`].map((name, index) => el('th', { scope: 'col', class: index === 0 || index === 2 ? null : 'number' }, name)))),
    el('tbody', {}, ordered.map(({ name, message, rate }) => {
      const change = name === best.name ? null : placesChangeAt(best.message, message, cores, compression);
      return el('tr', {},
        el('th', { scope: 'row' }, name),
        el('td', { class: 'number' }, large(rate)),
        el('td', {}, rate < processorLimit(message, cores, compression) ? 'network' : 'processors'),
        el('td', { class: 'number' }, large(processorLimit(message, cores, compression))),
        el('td', { class: 'number' }, name === best.name ? '' : change === null ? 'never' : `${large(change)}bit/s`));
    }))));
}
