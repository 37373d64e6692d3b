import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitsOnWire, messagesPerSecond, none, parseBandwidth, placesChangeAt, processorLimit } from '../../src/network.js';

// 1,000 bytes written in 2 μs and read in 4 μs; 500 bytes written in 10 μs and read in 5 μs.
const quick = { write: 2000, read: 4000, size: 1000 };
const small = { write: 10000, read: 5000, size: 500 };
const zip = { share: 0.25, compressMegabytes: 100, decompressMegabytes: 500 };

test('the slower side sets the processors\' limit', () => {
  assert.equal(processorLimit(quick, 1), 250_000); // 1 s / 4 μs
  assert.equal(processorLimit(small, 1), 100_000); // 1 s / 10 μs
});

test('twice the cores exchange twice the messages', () => assert.equal(processorLimit(quick, 8), 2_000_000));

test('a full wire carries its bandwidth by the message\'s bits', () => {
  assert.equal(bitsOnWire(quick), 8000);
  assert.equal(messagesPerSecond(quick, 8_000_000, 1), 1000); // 8 Mbit/s by 8,000 bits
  assert.equal(messagesPerSecond(small, 8_000_000, 1), 2000);
});

test('a fast wire waits for the processors', () => assert.equal(messagesPerSecond(quick, 1e12, 1), 250_000));

test('compression takes the size by its speed, and leaves its share on the wire', () => {
  assert.equal(processorLimit(quick, 1, zip), 1e9 / 12_000); // 2 μs, and 1,000 bytes at 100 MB/s are 10 μs
  assert.equal(bitsOnWire(quick, zip), 2000);
  assert.equal(messagesPerSecond(quick, 8_000_000, 1, zip), 4000);
});

test('two change places where the smaller one\'s processors are busy and the larger one\'s wire is full', () => {
  assert.equal(placesChangeAt(small, quick, 1), 800_000_000); // 100,000 a second × 8,000 bits
  assert.equal(placesChangeAt(quick, small, 1), 800_000_000);
  assert.equal(placesChangeAt(quick, small, 4), 3_200_000_000);
});

test('at that bandwidth both exchange as many, and the other one leads on either side', () => {
  const bandwidth = placesChangeAt(quick, small, 2);
  const ahead = (factor) => Math.sign(messagesPerSecond(quick, bandwidth * factor, 2) - messagesPerSecond(small, bandwidth * factor, 2));
  assert.deepEqual([0.9, 1, 1.1].map(ahead), [-1, 0, 1]);
});

test('one that is smaller and quicker never loses its place, and equal sizes have none to change', () => {
  assert.equal(placesChangeAt({ write: 1, read: 1, size: 10 }, { write: 2, read: 2, size: 20 }, 1), null);
  assert.equal(placesChangeAt(quick, { ...quick, write: 9000 }, 1), null);
});

test('no compression leaves everything as it is', () => assert.deepEqual([none.share, none.compressMegabytes], [1, Infinity]));

test('headers go onto the wire with every message, and compression leaves them alone', () => {
  assert.equal(bitsOnWire(quick, { ...zip, headers: 78 }), 8 * (250 + 78));
  assert.equal(messagesPerSecond(quick, 8 * 1078, 1, { ...none, headers: 78 }), 1);
});

test('a bandwidth has a unit, in any of the ways that it is written', () => {
  for (const text of ['10 Gbit/s', '10gbit', '10G', '10 Gbps', ' 10 gb/s ', '10000 Mbit/s']) assert.equal(parseBandwidth(text), 1e10, text);
  assert.equal(parseBandwidth('2.5 Mbit/s'), 2.5e6);
  assert.equal(parseBandwidth('9600 bit/s'), 9600);
  for (const text of ['100', 'fast', '', '-1 Mbit/s', '0 Gbit/s', '1e3 Mbit/s']) assert.equal(parseBandwidth(text), null, text);
});
