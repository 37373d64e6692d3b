import { el } from '../dom.js';
import { letterOf } from '../figures.js';
import { percent } from '../format.js';

/** How calm the machine was, and what it was: for every record that is shown. */
export function head({ data, view }) {
  return el('div', { id: 'machines' }, view.records.map((place, index) => {
    const record = data.records[place];
    const calm = record.disturbed === undefined ? null : el('meter', { min: 0, max: 1, low: 0.1, high: 0.6, optimum: 0, value: record.disturbed, 'aria-label': `Share of disturbed iterations: ${percent(record.disturbed)}` });
    return el('div', { class: 'machine' },
      el('p', {}, view.records.length > 1 && el('b', {}, `${letterOf(index)} `), calm, ' ', record.calmness),
      record.gap && el('p', {}, el('b', {}, 'This is a part of a run: '), record.gap, '.'),
      (record.foot ?? '').split('\n').filter(line => line.trim() !== '').map(line => el('p', {}, line.trim().replace(/^- /, ''))),
      el('details', {}, el('summary', {}, `Machine, libraries and settings of ${record.name}`), el('pre', { tabindex: 0, 'aria-label': 'Machine, libraries and settings' }, record.hardware)));
  }));
}
