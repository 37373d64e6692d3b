import { el } from '../dom.js';
import { letterOf } from '../figures.js';

/** How calm the machine was, and what it was: for every record that is shown. */
export function head({ data, view }) {
  return el('div', { id: 'machines' }, view.records.map((place, index) => {
    const record = data.records[place];
    return el('div', { class: 'machine' },
      el('p', {}, view.records.length > 1 && el('b', {}, `${letterOf(index)} `), record.repeatability),
      record.gap && el('p', {}, el('b', {}, 'This is a part of a run: '), record.gap, '.'),
      (record.foot ?? '').split('\n').filter(line => line.trim() !== '').map(line => el('p', {}, line.trim().replace(/^- /, ''))),
      el('details', {}, el('summary', {}, `Machine, libraries and settings of ${record.name}`), el('pre', { tabindex: 0, 'aria-label': 'Machine, libraries and settings' }, record.hardware)));
  }));
}
