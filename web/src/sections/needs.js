import { checkbox, el } from '../dom.js';
import { tableOf } from '../figures.js';
import { bytes, ratio } from '../format.js';
import { looksOf } from '../formats.js';
import { judge, knowledge, needs } from '../needs.js';
import { mark } from './scatter.js';

let known;

/** The needs to tick. */
export function needsControls({ state, change }) {
  return el('fieldset', {}, el('legend', {}, 'I need'), el('div', { class: 'checks' }, needs.map((need) => checkbox(need.label, state.needs.includes(need.id), (wanted) =>
    change({ needs: wanted ? [...state.needs, need.id] : state.needs.filter((id) => id !== need.id) }), { 'data-need': need.id }))));
}

/** The serializers that meet them, the fastest first, and the others with reasons. */
export function drawNeeds(target, { view, state, scale }) {
  known ??= knowledge();
  const table = tableOf(view.first, view.op, view.model);
  const looks = looksOf(view.first.serializers);
  const lineOf = (name) => table?.cases.find((line) => line.serializer === name && line.time);
  const verdicts = judge(view.first.serializers.filter((serializer) => !state.hidden.includes(serializer.name)), state.needs, known);
  const meeting = verdicts.filter((verdict) => verdict.reasons.length === 0)
    .toSorted((one, other) => (lineOf(one.name)?.time[0] ?? Infinity) - (lineOf(other.name)?.time[0] ?? Infinity));
  const fastest = lineOf(meeting[0]?.name)?.time[0];
  const others = verdicts.filter((verdict) => verdict.reasons.length > 0);
  target.replaceChildren(...[
    el('p', { role: 'status' }, `${meeting.length} of ${verdicts.length} ${state.needs.length === 0 ? 'serializers; tick what you need.' : 'serializers meet what you need.'}`),
    el('ul', { class: 'answers', id: 'meeting' }, meeting.map(({ name, known: isKnown }) => {
      const line = lineOf(name);
      const times = line && fastest > 0 && line.time[0] > fastest ? `, ${ratio(line.time[0] / fastest)} × the fastest here` : '';
      return el('li', {}, mark(looks.get(name)), el('b', {}, name),
        line ? ` ${scale.short(line.time[0])} ${scale.unit}${times}, ${bytes(line.size)}` : ' not measured here',
        isKnown || state.needs.length === 0 ? null : ', of which little else is known');
    })),
    others.length > 0 && el('h3', {}, 'Excluded, and why'),
    others.length > 0 && el('ul', { class: 'answers', id: 'excluded' }, others.map(({ name, reasons }) => el('li', {}, el('b', {}, name), ` ${reasons.map(plain).join('; ')}.`)))].filter(Boolean));
}

const plain = (text) => text.replaceAll('`', '');
