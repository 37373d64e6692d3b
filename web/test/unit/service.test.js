import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coresOf, lengthsOf, serviceOf, timeAt } from '../../src/service.js';

const line = (serializer, size, time) => ({ serializer, size, time });
const record = {
  study: 'service',
  machine: 'm',
  models: ['Large', 'Small'],
  serializers: [{ name: 'SystemTextJson' }, { name: 'MemoryPack' }],
  tables: [
    { operation: 'Http', model: 'Large', cases: [line('SystemTextJson', 100000, 1e6), line('MemoryPack', 40000, 1e5)] },
    { operation: 'Http', model: 'Small', cases: [line('SystemTextJson', 1000, 1e4), line('MemoryPack', 400, 1e4)] },
  ],
};

test('lengths are those of the JSON, whatever a serializer writes', () => {
  assert.deepEqual(lengthsOf(record, 'Http'), [{ model: 'Small', bytes: 1000 }, { model: 'Large', bytes: 100000 }]);
});

test('a time is on a line between measured lengths, and there is none beyond them', () => {
  assert.equal(timeAt(record, 'Http', 'SystemTextJson', 1000), 1e4);
  assert.equal(Math.round(timeAt(record, 'Http', 'SystemTextJson', 10000)), 1e5);
  assert.equal(timeAt(record, 'Http', 'SystemTextJson', 999), null);
  assert.equal(timeAt(record, 'Http', 'SystemTextJson', 100001), null);
  assert.equal(timeAt(record, 'Grpc', 'SystemTextJson', 10000), null);
});

test('cores are requests a second times the time of one, the least first', () => {
  const answers = coresOf(record, 'Http', 100000, 500);
  assert.deepEqual(answers.map(({ name, cores }) => [name, cores]), [['MemoryPack', 0.05], ['SystemTextJson', 0.5]]);
});

test('a record of a service answers beside another one, and a single length answers nothing', () => {
  const other = { study: 'pocos', machine: 'm', models: [], serializers: [], tables: [] };
  assert.equal(serviceOf({ records: [other, record] }, other), record);
  assert.equal(serviceOf({ records: [other] }, other), null);
  assert.equal(serviceOf({ records: [{ ...record, models: ['Small'] }] }, other), null);
});
