import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measuredOf } from '../../src/figures.js';

const record = (...times) => ({
  serializers: ['A', 'B', 'C'].map((name) => ({ name })),
  tables: [{ cases: [{ time: [1] }, ...times.map((name) => ({ serializer: name, time: [2] })), { serializer: 'C' }] }],
});

test('a serializer without a figure is not one of those that a page counts', () => {
  assert.deepEqual(measuredOf([record('B')]), ['B']);
  assert.deepEqual(measuredOf([record('B'), record('A')]), ['A', 'B']);
  assert.deepEqual(measuredOf([record()]), []);
});
