// How many cores a service needs: requests a second × the processor time of a request. The time is on a straight line between the two measured
// lengths around the message's, both axes being logarithmic, and there is none beyond what was measured.
import { casesOf, tableOf } from './figures.js';

const json = 'SystemTextJson';

const caseOf = (record, operation, model, serializer) => casesOf(tableOf(record, operation, model)).find((line) => line.serializer === serializer);

/** The record of a service that answers: the shown one, or another one of its machine, or any; null for none. */
export const serviceOf = (data, shown) => {
  const records = [shown, ...data.records.filter((record) => record.machine === shown.machine), ...data.records].filter((record) => record.study === 'service');
  return records.find((record) => lengthsOf(record, 'Http').length > 1 || lengthsOf(record, 'Grpc').length > 1) ?? null;
};

/** The models with the length of their JSON, the shortest first. */
export function lengthsOf(record, operation) {
  return record.models
    .map((model) => ({ model, bytes: caseOf(record, operation, model, json)?.size ?? null }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => one.bytes - other.bytes);
}

/** The server's processor time for a request in nanoseconds; null beyond what was measured. */
export function timeAt(record, operation, serializer, bytes) {
  const points = lengthsOf(record, operation).flatMap((length) => {
    const time = caseOf(record, operation, length.model, serializer)?.time;
    return time > 0 ? [{ bytes: length.bytes, time }] : [];
  });
  const next = points.findIndex((point) => point.bytes >= bytes);
  if (next < 0 || (next === 0 && points[0].bytes > bytes)) return null;
  if (points[next].bytes === bytes) return points[next].time;
  const [before, after] = [points[next - 1], points[next]];
  const part = Math.log(bytes / before.bytes) / Math.log(after.bytes / before.bytes);
  return before.time * (after.time / before.time) ** part;
}

/** What each serializer needs, the least first. */
export function coresOf(record, operation, bytes, perSecond) {
  return record.serializers
    .flatMap(({ name }) => {
      const time = timeAt(record, operation, name, bytes);
      return time === null ? [] : [{ name, time, cores: (perSecond * time) / 1e9 }];
    })
    .toSorted((one, other) => one.cores - other.cores || one.name.localeCompare(other.name, 'en'));
}
