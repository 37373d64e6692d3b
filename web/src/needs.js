// Which serializers meet a reader's needs. All that is known of them is in the pages that src/Info generates: what it cannot tell is
// said to be unknown, and excludes nobody.
import { formatOf } from './formats.js';
import { tablesOf } from './markdown-tables.js';
import serializersPage from '../../docs/serializers.md';
import fidelityPage from '../../docs/fidelity.md';
import hostilePage from '../../docs/hostile-input.md';

/** Rows of tables that have a serializer's name in their first column. */
function rowOf(tables, serializer, isWanted) {
  for (const table of tables.filter(isWanted)) {
    const row = table.rows.find((cells) => cells[0] === serializer);
    if (row) return Object.fromEntries(table.header.map((name, index) => [name, row[index]]));
  }
  return null;
}

/** Reads what the pages know of a serializer. */
export function knowledge(pages = { serializersPage, fidelityPage, hostilePage }) {
  const [traits, fidelity, hostile] = [pages.serializersPage, pages.fidelityPage, pages.hostilePage].map(tablesOf);
  return (serializer) => ({
    traits: rowOf(traits, serializer, (table) => table.header.includes('NativeAOT')),
    hostile: rowOf(hostile, serializer, (table) => table.header.includes('With another')),
    fidelity: (title, columns) => {
      const row = rowOf(fidelity, serializer, (table) => table.title.startsWith(title));
      return row && Object.entries(row).slice(1).filter(([name]) => !columns || columns.includes(name));
    },
  });
}

// The first cell of some that is not exact, as a reason.
function inexact(cells) {
  const found = cells?.find(([, text]) => text !== 'exact');
  return found ? `${found[0]}: ${found[1]}` : null;
}

const count = (row, column) => Number((row[column] ?? '').replaceAll(',', '').replace('-', '0'));

function hostileReason(row) {
  const bad = [
    [count(row, 'Ended'), 'ended the process'],
    [count(row, 'Over 1 s'), 'took over a second'],
    [count(row, 'Memory'), 'took far more memory than they should'],
    [count(row, 'With another'), 'threw an exception that callers do not expect'],
  ].filter(([number]) => number > 0);
  return bad.length > 0 ? `of ${row.Inputs} hostile inputs, ${bad.map(([number, what]) => `${number.toLocaleString('en-US')} ${what}`).join(', ')}` : null;
}

/** The needs: each says why a serializer does not meet it, or null if it does or nobody knows. */
export const needs = [
  {
    id: 'classes',
    label: 'Takes my own classes',
    because: ({ traits }) => (traits && traits['Data type'] !== 'the model' ? 'its classes are generated; yours must be converted' : null),
  },
  {
    id: 'schema',
    label: 'A schema file is the contract',
    because: ({ traits }) => (traits && traits.Schema !== 'schema file' ? `its schema is written as ${traits.Schema}` : null),
  },
  {
    id: 'readable',
    label: 'People can read it',
    because: (_, format) => (formatOf(format)?.readable ? null : `${format} is binary`),
  },
  {
    id: 'languages',
    label: 'Other languages read it',
    because: (_, format) => (formatOf(format)?.languages ? null : `no other language is known here to read ${format}`),
  },
  {
    id: 'versions',
    label: 'Old and new versions mix',
    because: ({ fidelity }) => inexact(fidelity('Other versions')),
  },
  {
    id: 'untrusted',
    label: 'Reads input from strangers',
    because: ({ hostile }) => (hostile ? hostileReason(hostile) : null),
  },
  {
    id: 'aot',
    label: 'Works with NativeAOT',
    because: ({ traits }) => (traits && traits.NativeAOT !== 'yes' ? 'it makes or looks up code while it runs' : null),
  },
  {
    id: 'decimals',
    label: 'Decimals keep their digits',
    because: ({ fidelity }) => inexact(fidelity('`decimal`', ['Scale 1', 'Scale 2', 'Zero with a scale', '`MinValue`', '`MaxValue`', 'Smallest'])),
  },
  {
    id: 'dates',
    label: 'Dates keep every tick',
    because: ({ fidelity }) => inexact(fidelity('`DateTime`: its ticks')),
  },
  {
    id: 'kinds',
    label: 'Dates keep local and unspecified time',
    because: ({ fidelity }) => inexact(fidelity('`DateTime`: its `Kind`')),
  },
];

/**
 * Judges serializers.
 * @returns {{ name: string, reasons: string[], known: boolean }[]} In the order given; without reasons, it meets all needs.
 */
export function judge(serializers, wanted, know = knowledge()) {
  return serializers.map(({ name, format }) => {
    const known = know(name);
    const reasons = needs.filter((need) => wanted.includes(need.id)).map((need) => ({ need, why: need.because(known, format) })).filter(({ why }) => why);
    return { name, reasons: reasons.map(({ need, why }) => `${need.label}: ${why}`), known: known.traits !== null };
  });
}
