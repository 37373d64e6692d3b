import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curvesOf, pictureOf, slopesOf } from '../../src/picture.js';

const line = (serializer, time) => ({ serializer, time });
const record = {
  serializers: [{ name: 'A', format: 'JSON' }, { name: 'B', format: 'MessagePack' }, { name: 'ByHand', format: 'JSON' }],
  tables: [
    { operation: 'Write', model: 'M', cases: [line('A', 100), line('B', 50), line('ByHand', 20)] },
    { operation: 'Read', model: 'M', cases: [line('A', 300), { serializer: 'B' }] },
    { operation: 'Memory', model: 'M', cases: [{ ...line('A', 1), peakMemory: 3 * 2 ** 20 }, { ...line('B', 9), peakMemory: 2 ** 20 }] },
  ],
};
const picture = (operations, figure = 'Time') => pictureOf(record, { operations, model: 'M', serializers: ['A', 'B'], figure });
const pick = (dots, ...fields) => dots.map((dot) => fields.map((field) => dot[field]));

test('a picture has a dot a serializer that it names, the best first', () => {
  const { unit, dots } = picture(['Write']);
  assert.equal(unit, 'ns');
  assert.deepEqual(pick(dots, 'name', 'value', 'label'), [
    ['B', 50, '50.0'],
    ['A', 100, '100'],
  ]);
});

test('operations are added where a serializer has them all', () => {
  assert.deepEqual(pick(picture(['Write', 'Read']).dots, 'name', 'value', 'label'), [['A', 400, '400']]);
});

test('where memory is asked, memory is shown', () => {
  const { unit, dots } = picture(['Memory'], 'Memory');
  assert.equal(unit, 'MiB');
  assert.deepEqual(pick(dots, 'name', 'value', 'label'), [['B', 1, '1.0'], ['A', 3, '3.0']]);
});

test('a line goes through all operations, and its name stands at the last', () => {
  const { unit, points, ends } = slopesOf(record, { operations: ['Write', 'Read'], states: ['hot', 'fresh'], model: 'M', serializers: ['A', 'B'], figure: 'Time' });
  assert.equal(unit, 'ns');
  assert.deepEqual(pick(points, 'name', 'state', 'value'), [['A', 'hot', 100], ['A', 'fresh', 300]]); // B was not read.
  assert.deepEqual(pick(ends, 'state', 'value', 'label'), [['fresh', 300, 'A 300']]);
});

test('a rate is how many there are in a second', () => {
  const { unit, points, ends } = slopesOf(record, { operations: ['Write'], states: ['1 thread'], model: 'M', serializers: ['B'], figure: 'Rate' });
  assert.equal(unit, 'messages a second');
  assert.deepEqual(pick(points, 'value'), [[2e7]]);
  assert.equal(ends[0].label, 'B 20.0 M');
});

test('a line over lengths goes through what was measured, and that of an echo is dashed', () => {
  const sizes = {
    serializers: [{ name: 'A', format: 'JSON' }, { name: 'Echo', format: 'none' }, { name: 'Once', format: 'JSON' }],
    tables: [
      { operation: 'Http', model: 'Small', cases: [line('A', 2000), line('Echo', 1000), line('Once', 1000)] },
      { operation: 'Http', model: 'Large', cases: [line('A', 90000), line('Echo', 5000)] },
    ],
  };
  const { unit, points, ends } = curvesOf(sizes, { operations: ['Http'], points: [{ model: 'Small', bytes: 500 }, { model: 'Large', bytes: 50000 }], dashed: ['Echo'], serializers: ['A', 'Echo', 'Once'] });
  assert.equal(unit, 'μs');
  assert.deepEqual(pick(points, 'name', 'bytes', 'value', 'dash'), [['A', 500, 2, [1, 0]], ['A', 50000, 90, [1, 0]], ['Echo', 500, 1, [6, 4]], ['Echo', 50000, 5, [6, 4]]]);
  assert.deepEqual(pick(ends, 'bytes', 'label'), [[50000, 'A 90.0'], [50000, 'Echo 5.00']]);
});
