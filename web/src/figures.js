// Finds figures in the page's data. Nothing is computed here that the tables have not.

/** The studies of a page's records, in their order. */
export const studiesOf = (data) => [...new Set(data.records.map((record) => record.study))];

/** The records of a study with their places. */
export const recordsOf = (data, study) => data.records.map((record, place) => ({ record, place })).filter(({ record }) => record.study === study);

/** Letters for records that stand side by side. */
export const letterOf = (index) => String.fromCharCode(65 + index);

export const tableOf = (record, operation, model) => record.tables.find((table) => table.operation === operation && table.model === model) ?? null;

export const nameOf = (table, line) => line.serializer ?? table.floor ?? 'floor';

/** Cases with figures, without the serializers that are not shown. */
export const casesOf = (table, hidden = []) => (table?.cases ?? []).filter((line) => line.time && !hidden.includes(line.serializer));

/** The values of a state that the data has: an unknown study, model or operation becomes the first one. */
export function complete(state, data) {
  const studies = studiesOf(data);
  const study = studies.includes(state.study) ? state.study : studies[0];
  const records = recordsOf(data, study);
  const places = records.map(({ place }) => place);
  const shown = state.records?.filter((place) => places.includes(place)) ?? places;
  const first = data.records[shown[0] ?? places[0]];
  const operations = first.operations.filter((operation) => first.tables.some((table) => table.operation === operation.name));
  const op = operations.some((operation) => operation.name === state.op) ? state.op : operations[0]?.name ?? '';
  const models = first.models.filter((model) => tableOf(first, op, model));
  const wanted = models.length > 2 && study === 'pocos' ? models[1] : models[0];
  const model = models.includes(state.model) ? state.model : wanted ?? '';
  return { study, records: shown.length > 0 ? shown : places, places, first, operations, op, models, model };
}

/** A case's times and size for the question of messages a second; null where the record lacks one of them. */
export function messageOf(record, model, serializer) {
  const write = tableOf(record, 'SerializeOnce', model)?.cases.find((line) => line.serializer === serializer);
  const read = tableOf(record, 'DeserializeOnce', model)?.cases.find((line) => line.serializer === serializer);
  return write?.time && read?.time && write.size > 0 ? { write: write.time[0], read: read.time[0], size: write.size } : null;
}
