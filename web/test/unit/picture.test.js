import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf } from '../../src/picture.js';

const line = (serializer, ...time) => ({ serializer, time });
const record = {
  serializers: [{ name: 'A', format: 'JSON' }, { name: 'B', format: 'MessagePack' }],
  tables: [
    { operation: 'Write', model: 'M', cases: [line('A', 100, 90, 110), line('B', 50, 45, 55), line(null, 10)] },
    { operation: 'Read', model: 'M', cases: [line('A', 300, 280, 320), { serializer: 'B' }] },
  ],
};
const panel = (title, ...operations) => ({ title, operations, model: 'M' });
const pick = (bars, ...fields) => bars.map((bar) => fields.map((field) => bar[field]));

test('a panel of an operation has a bar a serializer with its interval, and one of the copy', () => {
  const bars = barsOf(record, [panel('Write', 'Write'), panel('Read', 'Read')]);
  assert.deepEqual(pick(bars, 'place', 'operation', 'name', 'start', 'value', 'low', 'high', 'end', 'label'), [
    [0, 'Write, ns', 'A', 0, 100, 90, 110, 110, '100'],
    [0, 'Write, ns', 'B', 0, 50, 45, 55, 55, '50.0'],
    [0, 'Write, ns', 'copy', 0, 10, null, null, 10, '10.0'],
    [1, 'Read, ns', 'A', 0, 300, 280, 320, 320, '300'],
  ]);
  assert.ok(bars.every((bar) => bar.opacity === 1 && bar.room === 320 * 1.12));
});

test('a title that is too long for a panel is wrapped between words', () => {
  const [bar] = barsOf(record, [panel('From the start of a process to the first value that is written', 'Write')]);
  assert.equal(bar.operation, 'From the start of a process to the\nfirst value that is written, ns');
});

test('a panel of two operations puts their times end to end, where a serializer has both', () => {
  const bars = barsOf(record, [panel('M', 'Write', 'Read')]);
  assert.deepEqual(pick(bars, 'name', 'start', 'value', 'low', 'end', 'label'), [
    ['A', 0, 100, null, 400, ''],
    ['A', 100, 400, null, 400, '400'],
  ]);
  assert.ok(bars[1].opacity < bars[0].opacity);
});
