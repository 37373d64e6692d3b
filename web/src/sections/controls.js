import { checkbox, el, select } from '../dom.js';
import { freshOf, labelOf, letterOf, measuredOf, studiesOf, valuesOf } from '../figures.js';
import { isHandwritten } from '../facts.js';
import { unitNames } from '../format.js';

const dateOf = (record) => record.started.slice(0, 10);

/** The bar of controls: what they choose is the state. */
export function controls({ data, view, state, change }) {
  const studies = studiesOf(data);
  const names = measuredOf(view.places.map((place) => data.records[place]));
  return el('form', { id: 'controls', 'aria-label': 'What is shown', submit: (event) => event.preventDefault() },
    el('div', { class: 'fields' },
      studies.length > 1 && select('Study', studies.map((study) => [study, study]), view.study, (study) => change({ study, model: '', op: '', records: null, hidden: [] }), 'study'),
      select('Operation', view.operations.map((operation) => [operation.name, operation.title]), view.op, (op) => change({ op }), 'op'),
      modelControl({ view, change }, 'model'),
      select('Unit', [['', 'as it fits'], ...unitNames.map((unit) => [unit, unit])], state.unit, (unit) => change({ unit }), 'unit'),
      select('Axes', [['log', 'logarithmic'], ['linear', 'linear']], state.scale, (scale) => change({ scale }), 'scale')),
    el('div', { class: 'choosers' }, el('details', { id: 'chooser' },
      el('summary', {}, `Serializers: ${names.length - state.hidden.filter((name) => names.includes(name)).length} of ${names.length}`),
      el('div', { class: 'checks', role: 'group', 'aria-label': 'Serializers' },
        names.map((name) => checkbox(labelOf(data.records.find((record) => record.labels?.[name]) ?? view.first, name), !state.hidden.includes(name), (shown) => change({ hidden: shown ? state.hidden.filter((other) => other !== name) : [...state.hidden, name] }), { 'data-serializer': name }))),
      el('p', { class: 'buttons' },
        el('button', { type: 'button', click: () => change({ hidden: [] }) }, 'All'),
        el('button', { type: 'button', click: () => change({ hidden: names.filter(isHandwritten) }) }, 'Libraries only'))),
    view.places.length > 1 && el('details', { id: 'records' },
      el('summary', {}, `Records: ${view.records.length} of ${view.places.length}`),
      el('div', { class: 'checks wide', role: 'group', 'aria-label': 'Records' },
        view.places.map((place) => {
          const record = data.records[place];
          const letter = view.records.includes(place) ? `${letterOf(view.records.indexOf(place))}: ` : '';
          return checkbox(`${letter}${dateOf(record)}, ${record.machine}, ${record.runtime} (${record.name})`, view.records.includes(place), (shown) => {
            const records = view.places.filter((other) => (other === place ? shown : view.records.includes(other)));
            if (records.length > 0) change({ records: records.length === view.places.length ? null : records });
          }, { 'data-record': place, disabled: view.records.length === 1 && view.records[0] === place });
        })))));
}

/** The choice of the model. */
export const modelControl = ({ view, change }, id) => view.models.length > 1 && select('Model', view.models.map((model) => [model, model]), view.model, (model) => change({ model }), id);

/** The choice between values that are hot and those that are not, where the page has both. */
export function valuesControl({ data, view, state, change }, id) {
  return freshOf(data, view.first, view.model) && select('Values', [['hot', 'one, again and again (hot)'], ['fresh', 'more than the caches hold (fresh)']], valuesOf({ view, state }), (values) => change({ values }), id);
}
