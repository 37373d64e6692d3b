import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, titleOf, withKinds } from '../../src/bars.js';
import { kindOf, kinds } from '../../src/kinds.js';

const lines = [
  { name: 'Slow', label: 'Slow.Json', format: 'JSON', times: [2000, 3000] },
  { name: 'Fast', format: 'a format', times: [300, 100] },
];

test('a bar begins where the one before it ends, and the least is first', () => {
  const { unit, cases, ends } = barsOf(lines, ['write', 'read']);
  assert.equal(unit, 'μs');
  assert.deepEqual(cases.map(({ name, part, from, to }) => [name, part, from, to]), [
    ['Fast', 'write', 0, 0.3], ['Fast', 'read', 0.3, 0.4], ['Slow.Json', 'write', 0, 2], ['Slow.Json', 'read', 2, 5]]);
  assert.deepEqual(ends.map(({ name, to, label }) => [name, to, label]), [['Fast', 0.4, '0.40'], ['Slow.Json', 5, '5.00']]);
  assert.equal(titleOf('Write and read M', ['write', 'read'], unit), 'Write and read M, μs: write (solid) + read (faded); less is better');
});

test('where all take less than a microsecond, nanoseconds are shown', () => {
  const { unit, ends } = barsOf([lines[1]], ['write', 'read']);
  assert.deepEqual([unit, ends[0].label], ['ns', '400.0']);
});

test('a kind is that of the format, or says that other languages do not read it', () => {
  const find = (name) => ({ Documented: { otherLanguages: { names: 'TypeScript' } }, Own: { otherLanguages: {} } })[name] ?? null;
  const kind = (name, format) => kindOf({ name, format }, find);
  assert.deepEqual(
    [kind('A', 'JSON'), kind('A', 'JSON with camel case'), kind('A', 'MessagePack with native values'), kind('A', 'Protocol Buffers'), kind('Own', 'Orleans'), kind('Documented', 'MemoryPack'), kind('A', 'JSONish')],
    ['JSON', 'JSON', 'MessagePack', 'Protocol Buffers', '.NET only', 'other', 'other']);
});

test('the legend has the kinds that are shown, and the axis has room behind the longest bar', () => {
  const spec = withKinds({ scales: [{ name: 'x' }, { name: 'color' }] }, [{ kind: 'other', to: 5 }, { kind: 'JSON', to: 10 }], 1.2);
  assert.deepEqual(spec.scales, [{ name: 'x', domain: [0, 12], nice: false }, { name: 'color', domain: ['JSON', 'other'], range: ['#0072b2', '#7a8088'] }]);
  assert.deepEqual(kinds.map(({ name }) => name), ['JSON', 'Protocol Buffers', 'MessagePack', '.NET only', 'other']);
});
