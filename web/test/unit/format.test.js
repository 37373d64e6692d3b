import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allocated, bytes, large, number, ratio, ratioWithInterval, short, timeScale } from '../../src/format.js';

test('numbers have commas, and as many decimals as asked for', () =>
  assert.deepEqual([number(1234567.891, 2), number(0.5), number(-1234.5, 1), number(null)], ['1,234,567.89', '1', '-1,234.5', 'n/a']));

test('the smallest time decides on the unit and the digits of a table', () => {
  assert.equal(timeScale([19.01, 1057]).format(1057), '1,057.00 ns');
  assert.equal(timeScale([1500, 2e6]).format(2e6), '2,000.000 μs');
  assert.equal(timeScale([]).format(3), '3.000 ns');
  assert.equal(timeScale([undefined, 7.5]).format(Number.NaN), 'n/a');
});

test('a unit that is asked for stays, with enough digits for the smallest time', () => assert.equal(timeScale([12.25], 'μs').format(12.25), '0.01225 μs'));

test('short times have three digits', () => assert.deepEqual([short(8.04), short(14.14), short(508.4), short(2838), short(0.01234)], ['8.04', '14.1', '508', '2,838', '0.0123']));

test('ratios have a digit more below a tenth, and their interval behind them', () =>
  assert.deepEqual([ratio(0.0756), ratioWithInterval([0.5, 0.25, 0.75]), ratioWithInterval([1, 1, 1]), ratioWithInterval(undefined)], ['0.076', '0.50 [0.25; 0.75]', '1.00', 'n/a']));

test('sizes are in bytes, and nothing allocated is a dash', () => assert.deepEqual([bytes(1416), allocated(0), bytes(undefined)], ['1,416 B', '-', 'n/a']));

test('large counts have a prefix', () => assert.deepEqual([large(1_250_000), large(999), large(8e8)], ['1.25 M', '999', '800 M']));
