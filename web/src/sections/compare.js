import { draw } from '../charts.js';
import { el } from '../dom.js';
import { labelOf, letterOf } from '../figures.js';
import { ratio } from '../format.js';
import { looksOf } from '../formats.js';
import { chartFigure } from './dots.js';

/** Shows each other record beside the study's first one: what differs by more than equal things do. */
export async function drawComparisons(target, { data, view, state }) {
  const comparisons = data.comparisons.filter((comparison) => view.records.includes(comparison.first) && view.records.includes(comparison.other));
  target.closest('section').hidden = comparisons.length === 0;
  target.replaceChildren();
  for (const comparison of comparisons) {
    const [a, b] = [comparison.first, comparison.other].map((place) => letterOf(view.records.indexOf(place)));
    const record = data.records[comparison.first];
    const looks = looksOf(record.serializers);
    const cases = comparison.cases
      .filter((one) => one.operation === view.op && one.model === view.model && one.ratio && !state.hidden.includes(one.serializer))
      .map((one) => ({
        name: labelOf(record, one.serializer),
        value: one.ratio,
        colour: looks.get(one.serializer).colour,
        label: `${ratio(one.ratio)} ${one.verdict}`,
      }));
    const count = (verdict) => comparison.cases.filter((one) => one.verdict === verdict).length;
    const unclear = count('unclear');
    const figure = chartFigure();
    target.append(...[
      el('h3', {}, `${b} beside ${a}`),
      el('p', {}, `Of ${comparison.cases.length} cases of all operations and models, ${b} is faster in ${count('faster')}, slower in ${count('slower')} and the same in ${count('same')}${unclear > 0 ? `; ${unclear} cannot be judged, because one record has a single round or no pair of equal things` : ''}. `
        + `Machine: ${comparison.machine ?? 'the same'}. Code: ${comparison.code ?? 'the same'}.`),
      comparison.unpaired.length > 0 && el('details', {}, el('summary', {}, `${comparison.unpaired.length} cases are in one record only`), el('ul', {}, comparison.unpaired.map((one) => el('li', {}, `${one.name}: ${one.verdict.replace(/ A$/, ` ${a}`).replace(/ B$/, ` ${b}`)}`)))),
      cases.length > 0 ? figure : el('p', {}, 'They have no case of this operation and model in common.')].filter(Boolean));
    if (cases.length === 0) continue;
    figure.firstElementChild.setAttribute('aria-label', `Time in ${b} by time in ${a}. ${cases.map((one) => `${one.name}: ${one.label}`).join('; ')}.`);
    await draw(figure.firstElementChild, 'ratios', { cases }, { bottom: `Time in ${b} by time in ${a} (log)` });
  }
}
