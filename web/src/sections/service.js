import { el, input, select } from '../dom.js';
import { labelOf } from '../figures.js';
import { bytes, number, ratio, short, timeScale } from '../format.js';
import { looksOf } from '../formats.js';
import { coresOf, lengthsOf, serviceOf } from '../service.js';
import { mark } from './scatter.js';

const ways = [['Http', 'HTTP/1.1'], ['Grpc', 'gRPC']];

/** The fields that the question takes. */
export function serviceControls({ state, change }) {
  const field = (label, key) => input(label, state[key], (value) => change({ [key]: Number(value) || 0 }), { type: 'number', inputmode: 'decimal', min: 1, step: 1, id: `service-${key}`, 'aria-describedby': 'service-error' });
  return el('div', { class: 'fields' },
    field('Message, bytes of JSON', 'bytes'),
    field('Requests a second', 'rate'),
    select('By', ways, state.via, (via) => change({ via }), 'service-via'));
}

/** Answers the question by the record of a service. */
export function drawService(target, { data, view, state }) {
  const record = serviceOf(data, view.first);
  target.closest('section').hidden = record === null;
  if (record === null) return;
  const lengths = lengthsOf(record, state.via);
  const answers = coresOf(record, state.via, state.bytes, state.rate);
  const [least, most] = [lengths[0]?.bytes, lengths.at(-1)?.bytes];
  const error = lengths.length === 0 ? 'That way was not measured; choose the other one.'
    : !(state.bytes >= least && state.bytes <= most) ? `Messages of ${bytes(least)} to ${bytes(most)} were measured; give a length between them.`
    : !(state.rate > 0) ? 'Give how many requests come in a second.' : '';
  target.replaceChildren(...[
    el('p', { id: 'service-error', role: 'alert', class: 'error' }, error),
    error === '' && el('p', {}, sentenceOf(record, answers)),
    error === '' && answerTable(record, answers)].filter(Boolean));
}

const isEcho = (name) => name.startsWith('Echo');

function sentenceOf(record, answers) {
  const [first, json] = [answers.find(({ name }) => !isEcho(name)), answers.find(({ name }) => name === 'SystemTextJsonSourceGen') ?? answers.find(({ name }) => name === 'SystemTextJson')];
  return !first || !json || first === json ? '' : `${labelOf(record, json.name)} needs ${short(json.cores)} cores for that, and ${labelOf(record, first.name)} ${short(first.cores)}.`;
}

function answerTable(record, answers) {
  const looks = looksOf(record.serializers);
  const scale = timeScale(answers.map(({ time }) => time));
  const first = answers.find(({ name }) => !isEcho(name));
  return el('div', { class: 'scroll stack', tabindex: 0, role: 'group', 'aria-label': 'Cores' }, el('table', {},
    el('caption', {}, 'Cores of the server, which reads and writes the message. An Echo row has no serializer.'),
    el('thead', {}, el('tr', {}, ['Serializer', 'Cores', 'Times the first', 'Processor time for a request'].map((name, index) => el('th', { scope: 'col', class: index === 0 ? null : 'number' }, name)))),
    el('tbody', {}, answers.map(({ name, cores, time }) => el('tr', {},
      el('th', { scope: 'row' }, mark(looks.get(name)), labelOf(record, name)),
      el('td', { class: 'number' }, cores < 100 ? short(cores) : number(cores)),
      el('td', { class: 'number' }, isEcho(name) ? '' : ratio(cores / first.cores)),
      el('td', { class: 'number' }, `${scale.short(time)} ${scale.unit}`))))));
}
