import { checkbox, el } from '../dom.js';
import { answering, labelOf, messageOf } from '../figures.js';
import { bytes, ratio, timeScale } from '../format.js';
import { looksOf } from '../formats.js';
import { judge, librariesOf, needs } from '../facts.js';
import { modelControl, valuesControl } from './controls.js';
import { mark } from './scatter.js';

/** The needs to tick. */
export function needsControls(now) {
  const { state, change } = now;
  const checks = (some) => el('div', { class: 'checks' }, some.map((need) => checkbox(need.label, state.needs.includes(need.id), (wanted) =>
    change({ needs: wanted ? [...state.needs, need.id] : state.needs.filter((id) => id !== need.id) }), { 'data-need': need.id })));
  return el('div', {},
    el('div', { class: 'fields' }, modelControl(now, 'needs-model'), valuesControl(now, 'needs-values')),
    el('fieldset', {}, el('legend', {}, 'I need'), checks(needs.filter((need) => !isOfTypes(need)))),
    el('details', { open: needs.some((need) => isOfTypes(need) && state.needs.includes(need.id)) }, el('summary', {}, 'My types: members that must come back'), checks(needs.filter(isOfTypes))),
    el('details', {}, el('summary', {}, 'How each need is checked'), el('dl', {}, needs.map((need) => [el('dt', {}, need.label), el('dd', {}, plain(need.criterion))]))));
}

/** The libraries that meet the needs, the fastest first, and the others with reasons. */
export function drawNeeds(target, now) {
  const { view: { model }, state } = now;
  const { record, isFresh } = answering(now);
  const looks = looksOf(record.serializers);
  const formats = new Map(record.serializers.map((serializer) => [serializer.name, serializer.format]));
  const generated = new Set(record.serializers.filter((serializer) => serializer.ownDataType).map((serializer) => serializer.name));
  const messages = new Map(record.serializers.map(({ name }) => [name, messageOf(record, model, name, isFresh)]));
  const timeOf = (name) => (messages.get(name) ? messages.get(name).write + messages.get(name).read : Infinity);
  const anyTime = [...messages.values()].some(Boolean);
  const verdicts = judge([...formats.keys()].filter((name) => !state.hidden.includes(name)), state.needs)
    .toSorted((one, other) => timeOf(one.name) - timeOf(other.name));
  target.closest('section').hidden = verdicts.length === 0;
  const all = verdicts.filter((verdict) => verdict.unmet.length + verdict.unchecked.length === 0);
  const partial = all.filter(({ name }) => isFresh && generated.has(name) && messages.get(name)?.isConverted !== true); // Their times on fresh values leave the conversion out, and have no place among the others.
  const unmeasured = anyTime ? all.filter(({ name }) => !partial.some((other) => other.name === name) && !Number.isFinite(timeOf(name))) : [];
  const meeting = all.filter((verdict) => !partial.includes(verdict) && !unmeasured.includes(verdict));
  const unchecked = verdicts.filter((verdict) => verdict.unmet.length === 0 && verdict.unchecked.length > 0);
  const excluded = verdicts.filter((verdict) => verdict.unmet.length > 0);
  const scale = timeScale(verdicts.map(({ name }) => timeOf(name)));
  const fastest = timeOf(meeting[0]?.name);
  const named = (name) => (labelOf(record, name).startsWith(formats.get(name)) ? '' : `, ${formats.get(name)}`);
  const figures = (name) => {
    const time = timeOf(name);
    if (!Number.isFinite(time)) return named(name);
    return `${named(name)}: ${scale.short(time)} ${scale.unit} to write and read${isFresh && generated.has(name) && !messages.get(name).isConverted ? ' its generated class' : time > fastest ? ` (${ratio(time / fastest)} times the first)` : ''}${messages.get(name).isUnsettled ? ', unsettled: the runtime was still compiling its code' : ''}, ${bytes(messages.get(name).size)}`;
  };
  const meets = ({ name, remarks }) => `${figures(name)}${remarks.length > 0 ? `. ${remarks.map(sentence).join(' ')}` : ''}`;
  const count = (some) => {
    const libraries = librariesOf(record.serializers.filter((serializer) => some.some(({ name }) => name === serializer.name)));
    return `${some.length} ${some.length === 1 ? 'configuration' : 'configurations'} of ${libraries} ${libraries === 1 ? 'library' : 'libraries'}`;
  };
  const list = (id, items, text) => el('ul', { class: 'answers', id }, items.map((verdict) => el('li', {}, mark(looks.get(verdict.name)), el('b', {}, labelOf(record, verdict.name)), withUnits(plain(text(verdict))))));
  target.replaceChildren(...[
    el('p', { role: 'status' }, `${state.needs.length === 0 ? `${count(verdicts)}; tick what you need.` : `${all.length} of ${count(verdicts)} meet what you need.`}${isFresh ? ' Times are on fresh values.' : ''}${anyTime ? '' : ' This study has no time of writing and reading one message, so their order says nothing.'}`),
    list('meeting', meeting, meets),
    unmeasured.length > 0 && el('p', { id: 'unmeasured' }, `Not measured on ${model}: ${unmeasured.map(({ name }) => labelOf(record, name)).join('; ')}.`),
    partial.length > 0 && el('h3', {}, 'Generated classes, without the conversion from and to yours'),
    partial.length > 0 && list('generated', partial, meets),
    unchecked.length > 0 && el('h3', {}, 'Not checked'),
    unchecked.length > 0 && list('unchecked', unchecked, ({ name, unchecked: open }) => `${figures(name)}. Not checked here: ${open.map(({ need }) => need.label).join('; ')}.`),
    excluded.length > 0 && el('h3', {}, 'Excluded, and why'),
    excluded.length > 0 && list('excluded', excluded, ({ unmet }) => `: ${unmet.map(({ need, because }) => `${need.label}: ${because}`).join('; ')}.`)].filter(Boolean));
}

const isOfTypes = (need) => need.id.startsWith('types-');
const plain = (text) => text.replaceAll('`', '');
const withUnits = (text) => text.replace(/(\d) (B|ns|μs|ms|s)\b/g, '$1\u00a0$2'); // A unit does not begin a line.
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;
