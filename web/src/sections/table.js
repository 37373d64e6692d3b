import { checkbox, el, input } from '../dom.js';
import { isHandwritten } from '../facts.js';
import { casesOf, labelOf, letterOf, tableOf } from '../figures.js';
import { allocated, bytes, number, ratio, timeScale } from '../format.js';

// Which line it is stands before the figures. Each column has what it sorts by and what it shows.
const names = [
  { name: 'Serializer', isText: true, sort: (line, row) => row.name, show: (line, row) => row.name },
  { name: 'Operation', isText: true, sort: (line, row) => row.place, show: (line, row) => row.title },
  { name: 'Model', isText: true, sort: (line, row) => row.place, show: (line, row) => row.table.model },
  { name: 'Record', isText: true, sort: (line, row) => row.letter, show: (line, row) => row.letter },
];

// How the tables of the suite write each kind of figure (FigureColumn).
const kinds = {
  Time: (figure, line, { scale }) => scale.beside(figure, line.time),
  Memory: (figure) => `${number(figure / 2 ** 20, 1)} MiB`,
  Collections: (figure) => (figure === 0 ? '-' : number(figure, 4)),
  Allocated: allocated,
  Bytes: bytes,
  Ratio: ratio,
  Rank: String,
};

/** The columns of a page's tables. */
export const columnsOf = (data) => [...names, ...data.columns.map((column) => ({
  name: column.name,
  isOptional: column.isOptional,
  sort: (line) => line[column.key],
  show: (line, row) => {
    const figure = line[column.key];
    return figure === undefined ? column.withoutFigure : kinds[column.kind](figure, line, row);
  },
}))];

// A search is in all figures.
const isOfAll = (state) => state.all || state.find.trim() !== '';

/** Makes the rows of a view: a line of a table each. */
export function rowsOf({ data, view, state }) {
  return view.records.flatMap((place, index) => {
    const record = data.records[place];
    return record.tables.flatMap((table, tablePlace) => {
      if (!isOfAll(state) && (table.operation !== view.op || table.model !== view.model)) return [];
      const scale = timeScale(table.cases.map((line) => line.time), state.unit);
      const title = record.operations.find((operation) => operation.name === table.operation).title;
      return table.cases
        .filter((line) => !state.hidden.includes(line.serializer))
        .map((line) => ({ line, table, scale, title, place: tablePlace, letter: letterOf(index), name: labelOf(record, line.serializer), notes: (line.notes ?? []).map((note) => record.notes[note]) }));
    });
  });
}

/** Sorts rows by a column's name, behind a minus descending. What has no figure comes last. */
export function sorted(rows, columns, by) {
  const column = columns.find(({ name }) => name === by.replace(/^-/, ''));
  if (!column) return rows;
  const sign = by.startsWith('-') ? -1 : 1;
  const key = (row) => column.sort(row.line, row);
  return rows.toSorted((first, second) => {
    const [a, b] = [key(first), key(second)];
    if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
    return sign * (typeof a === 'string' ? a.localeCompare(b, 'en') : a - b);
  });
}

/** What a reader could look for: words that have figures, best a library's. */
export function exampleOf({ data, view, state }) {
  const measured = view.records.flatMap((place) => casesOf(tableOf(data.records[place], view.op, view.model), state.hidden).map((line) => ({ name: line.serializer, label: labelOf(data.records[place], line.serializer) })));
  const example = measured.find(({ name }) => name === 'MessagePack') ?? measured.find(({ name }) => !isHandwritten(name)) ?? measured[0];
  return example ? `${example.label} ${view.model}` : '';
}

/** Draws the table into its section. */
export function drawTable(target, context) {
  const { data, view, state, change } = context;
  const columns = columnsOf(data);
  const words = state.find.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = sorted(rowsOf(context), columns, state.sort).filter((row) => words.every((word) => `${row.name} ${row.title} ${row.table.operation} ${row.table.model}`.toLowerCase().includes(word)));
  const shown = columns.filter((column) =>
    (column.name !== 'Record' || view.records.length > 1)
    && (isOfAll(state) || (column.name !== 'Operation' && column.name !== 'Model'))
    && (!column.isOptional || rows.some((row) => column.sort(row.line, row) !== undefined)));
  target.closest('section').querySelector('#find').placeholder = exampleOf(context);
  const notes = [...new Set(rows.flatMap((row) => row.notes))];
  target.replaceChildren(
    el('p', { role: 'status', class: 'count' }, `${rows.length} ${rows.length === 1 ? 'line' : 'lines'}.`),
    el('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': 'Table of figures' },
      el('table', {},
        el('caption', {}, isOfAll(state) ? 'Every figure of the study' : `${view.operations.find((operation) => operation.name === view.op)?.title}: ${view.model}`),
        el('thead', {}, el('tr', {}, shown.map(({ name, isText }) => {
          const direction = state.sort === name ? 'ascending' : state.sort === `-${name}` ? 'descending' : 'none';
          const next = direction === 'ascending' ? `-${name}` : direction === 'descending' ? '' : name;
          return el('th', { scope: 'col', class: isText ? null : 'number', 'aria-sort': direction },
            el('button', { type: 'button', 'data-sort': name, click: () => change({ sort: next }) }, name, el('span', { 'aria-hidden': 'true' }, { ascending: ' ▲', descending: ' ▼', none: '' }[direction])));
        }))),
        el('tbody', {}, rows.map((row) => el('tr', {}, shown.map((column, index) => {
          const marks = index === 0 && row.notes.length > 0 ? el('span', { class: 'notes' }, ` (${row.notes.map((note) => notes.indexOf(note) + 1).join(') (')})`) : null;
          const text = column.show(row.line, row);
          return index === 0 ? el('th', { scope: 'row' }, text, marks) : el('td', { class: column.isText ? null : 'number' }, text);
        })))))),
    el('ol', { class: 'footnotes', hidden: notes.length === 0 }, notes.map((note) => el('li', {}, note))));
}

/** The controls above the table. */
export function tableControls({ state, change }) {
  return el('div', { class: 'fields' },
    input('Find', state.find, (find) => change({ find }), { type: 'search', id: 'find', autocomplete: 'off' }),
    checkbox('Every operation and model', state.all, (all) => change({ all }), { id: 'all' }));
}
