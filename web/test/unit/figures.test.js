import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answering, freshOf, measuredOf, messageOf } from '../../src/figures.js';

const record = (...times) => ({
  serializers: ['A', 'B', 'C'].map((name) => ({ name })),
  tables: [{ cases: [{ time: 1 }, ...times.map((name) => ({ serializer: name, time: 2 })), { serializer: 'C' }] }],
});

test('a serializer without a figure is not one of those that a page counts', () => {
  assert.deepEqual(measuredOf([record('B')]), ['B']);
  assert.deepEqual(measuredOf([record('B'), record('A')]), ['A', 'B']);
  assert.deepEqual(measuredOf([record()]), []);
});

const cases = (time, size) => [{ serializer: 'A', time, size }];
const hot = { machine: 'here', tables: [
  { operation: 'SerializeFromModel', model: 'M', cases: cases(10, 7) },
  { operation: 'DeserializeToModel', model: 'M', cases: cases(20, 7) },
] };
const fresh = { machine: 'here', tables: [
  { operation: 'SerializeFresh', model: 'M', cases: cases(100, 8) },
  { operation: 'DeserializeFresh', model: 'M', cases: cases(200, 8) },
] };
const now = (values, records = [hot, fresh]) => ({ data: { records }, view: { first: hot, model: 'M' }, state: { values } });

test('a message is hot unless a reader chooses fresh ones', () => {
  assert.deepEqual(messageOf(hot, 'M', 'A'), { write: 10, read: 20, size: 7, isUnsettled: false, isConverted: true });
  assert.deepEqual(answering(now('')), { record: hot, isFresh: false });
  const { record, isFresh } = answering(now('fresh'));
  assert.deepEqual(messageOf(record, 'M', 'A', isFresh), { write: 100, read: 200, size: 8, isUnsettled: false, isConverted: false });
});

test('another machine\'s record does not answer, nor one of another model', () => {
  assert.equal(freshOf({ records: [hot, { ...fresh, machine: 'there' }] }, hot, 'M'), null);
  assert.equal(freshOf({ records: [hot, fresh] }, hot, 'N'), null);
  assert.deepEqual(answering(now('fresh', [hot])), { record: hot, isFresh: false });
});
