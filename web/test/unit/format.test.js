import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allocated, bytes, large, number, ratio, short, timeScale } from '../../src/format.js';

test('numbers have commas, and as many decimals as asked for', () =>
  assert.deepEqual([number(1234567.891, 2), number(0.6), number(-1234.5, 1), number(null)], ['1,234,567.89', '1', '-1,234.5', 'n/a']));

test('a half goes to the even digit, as in tables, and what is nearly one is not', () =>
  assert.deepEqual([number(1122.5), number(1123.5), number(0.125, 2), number(0.375, 2), number(2.635, 2)], ['1,122', '1,124', '0.12', '0.38', '2.63']));

test('the smallest time decides on the unit of a table, and the main time of a line on its decimals', () => {
  assert.equal(timeScale([19.01, 1057]).beside(1057, 1057), '1,057 ns');
  assert.equal(timeScale([19.01, 1057]).beside(0.5, 19.01), '0.5 ns');
  assert.equal(timeScale([1500, 2e6]).beside(2e6, 2e6), '2,000 μs');
  assert.equal(timeScale([]).beside(3, 3), '3.00 ns');
  assert.equal(timeScale([undefined, 7.5]).beside(Number.NaN, 7.5), 'n/a');
});

test('a unit that is asked for stays, with enough digits', () => assert.equal(timeScale([12.25], 'μs').beside(12.25, 12.25), '0.0123 μs'));

test('short times have three digits', () => assert.deepEqual([short(8.04), short(14.14), short(508.4), short(2838), short(0.01234)], ['8.04', '14.1', '508', '2,838', '0.0123']));

test('ratios have a digit more below a tenth', () =>
  assert.deepEqual([ratio(0.0756), ratio(15.27), ratio(1054.4)], ['0.076', '15.3', '1,054']));

test('sizes are in bytes, and nothing allocated is a dash', () => assert.deepEqual([bytes(1416), allocated(0), bytes(undefined)], ['1,416 B', '-', 'n/a']));

test('large counts have a prefix', () => assert.deepEqual([large(1_250_000), large(999), large(8e8)], ['1.25 M', '999', '800 M']));
