import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaults, parse, serialize } from '../../src/state.js';

const chosen = { ...defaults, study: 'shapes', model: 'Dict', op: 'DeserializeOnce', unit: 'μs', scale: 'log', records: [0, 2], hidden: ['A, with a comma', 'B'], sort: '-Mean', find: 'x y', all: true, net: '2.5 Gbit/s', cores: 8, share: 0.4, pack: 100, unpack: 300, needs: ['aot'] };

test('what an address has been given comes back', () => assert.deepEqual(parse(`#${serialize(chosen)}`), chosen));

test('what is as by default is not in the address', () => assert.equal(serialize(defaults), ''));

test('what an address has wrong is as by default', () =>
  assert.deepEqual(parse('#cores=many&records=x&unknown=1&share=-1'), { ...defaults, records: [] }));
