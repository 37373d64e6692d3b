// Finds figures in the page's data. Nothing is computed here that the tables have not.

/** The studies of a page's records, in their order. */
export const studiesOf = (data) => [...new Set(data.records.map((record) => record.study))];

/** The records of a study with their places. */
export const recordsOf = (data, study) => data.records.map((record, place) => ({ record, place })).filter(({ record }) => record.study === study);

/** What a serializer is called: its name is for the command line. */
export const labelOf = (record, name) => record.labels?.[name] ?? name;

/** Letters for records that stand side by side. */
export const letterOf = (index) => String.fromCharCode(65 + index);

export const tableOf = (record, operation, model) => record.tables.find((table) => table.operation === operation && table.model === model) ?? null;

/** Cases with figures, without the serializers that are not shown. */
export const casesOf = (table, hidden = []) => (table?.cases ?? []).filter((line) => line.time && !hidden.includes(line.serializer));

/** The serializers of which some records have figures, in the order of tables. */
export function measuredOf(records) {
  const measured = new Set(records.flatMap((record) => record.tables.flatMap((table) => casesOf(table).map((line) => line.serializer))));
  return [...new Set(records.flatMap((record) => record.serializers.map((serializer) => serializer.name)))].filter((name) => measured.has(name));
}

/** The values of a state that the data has: an unknown study, model or operation becomes the first one. */
export function complete(state, data) {
  const studies = studiesOf(data);
  const study = studies.includes(state.study) ? state.study : studies[0];
  const records = recordsOf(data, study);
  const places = records.map(({ place }) => place);
  const shown = state.records?.filter((place) => places.includes(place)) ?? places;
  const first = data.records[shown[0] ?? places[0]];
  const operations = first.operations.filter((operation) => first.tables.some((table) => table.operation === operation.name));
  const op = operations.some((operation) => operation.name === state.op) ? state.op : (operations.find((operation) => operation.name === 'SerializeFromModel') ?? operations[0])?.name ?? ''; // As README.md has it.
  const models = first.models.filter((model) => tableOf(first, op, model));
  const wanted = first.operations.some((operation) => messageOperations.has(operation.name)) ? models.at(-1) : models[0]; // The largest tells most of a library.
  const model = models.includes(state.model) ? state.model : wanted ?? '';
  return { study, records: shown.length > 0 ? shown : places, places, first, operations, op, models, model };
}

// What answers about messages are computed from.
const messageOperations = new Set(['SerializeFresh', 'SerializeOnce', 'SerializeFromModel', 'SerializeMultiple']);

/** Whether a record has the times from and to the user's own class. */
export const hasOwnClass = (record, model) => Boolean(tableOf(record, 'SerializeFromModel', model) && tableOf(record, 'DeserializeToModel', model));

/** The record with times on values that are not in the caches: the shown one, or another one of its machine; null for none. */
export const freshOf = (data, record, model) => [record, ...data.records].find((other) =>
  other.machine === record.machine && tableOf(other, 'SerializeFresh', model) && tableOf(other, 'DeserializeFresh', model)) ?? null;

/** The values that answers are of: those that a reader has chosen, or else those of the study. */
export const valuesOf = ({ view, state }) => state.values || (tableOf(view.first, 'SerializeFresh', view.model) ? 'fresh' : 'hot');

/** The record that answers for those values. */
export const answering = ({ data, view, state }) => {
  const fresh = valuesOf({ view, state }) === 'fresh' ? freshOf(data, view.first, view.model) : null;
  return { record: fresh ?? view.first, isFresh: fresh !== null };
};

/**
 * The times and the size of a message, from and to the user's own class where the record has that; null where it lacks one of them.
 * @param {boolean} isFresh Of the operations on values that are not in the caches, from and to a library's own class.
 */
export function messageOf(record, model, serializer, isFresh = false) {
  const [writing, reading] = isFresh ? (tableOf(record, 'SerializeFreshFromModel', model) ? ['SerializeFreshFromModel', 'DeserializeFreshToModel'] : ['SerializeFresh', 'DeserializeFresh'])
    : hasOwnClass(record, model) ? ['SerializeFromModel', 'DeserializeToModel']
      : tableOf(record, 'SerializeOnce', model) ? ['SerializeOnce', 'DeserializeOnce'] : ['SerializeMultiple', 'DeserializeMultiple']; // Several samples of a user's type.
  const [write, read] = [writing, reading].map((operation) => tableOf(record, operation, model)?.cases.find((line) => line.serializer === serializer));
  return write?.time && read?.time && write.size > 0 ? {
    write: write.time,
    read: read.time,
    size: write.size,
    isUnsettled: Boolean(write.unsettled || read.unsettled),
    isConverted: writing !== 'SerializeFresh', // From and to the user's own class.
  } : null;
}
