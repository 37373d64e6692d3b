import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logAxis, withLogAxes } from '../../src/axis.js';
import { dotsOf, sorted } from '../../src/dots.js';
import { besides, labelPlaces, onLogAxis, spread, wrapped } from '../../src/labels.js';

test('a logarithmic axis begins below its least value, ends above its greatest, and has lines between', () => {
  for (const values of [[5.67, 3451], [97, 103], [0.4, 0.41], [1, 1e9]]) {
    const { domain: [low, high], ticks } = logAxis(values, 400);
    assert.ok(low < Math.min(...values) && high > Math.max(...values));
    assert.ok(ticks.length > 0 && ticks.length <= Math.max(10, 400 / 48), String(ticks));
    assert.ok(ticks.every((tick) => tick >= low && tick <= high));
  }
});

test('labels of an axis stand apart, and a short axis has two where that fits', () => {
  for (const length of [90, 118, 160, 400, 824]) {
    for (const values of [[240, 6144], [5.67, 3451], [15, 3400], [1, 1e9], [2.2, 2.3], [1.3, 1.4]]) {
      const { domain: [low, high], ticks } = logAxis(values, length);
      const boxes = ticks.map((tick) => ({ middle: onLogAxis(tick, low, high, length), half: (tick >= 1e6 ? 4 : tick.toLocaleString('en').length) * 3.5 }));
      assert.ok(ticks.length > 0, `${values} on ${length}`);
      for (const [at, one] of boxes.slice(1).entries()) assert.ok(one.middle - one.half - boxes[at].middle - boxes[at].half > 3, `${ticks} on ${length}`);
    }
  }
  assert.deepEqual(logAxis([240, 6144], 90).ticks, [200, 2000]);
});

test('an axis that is given to a specification replaces its own', () => {
  const spec = withLogAxes({ scales: [{ name: 'x', nice: true, padding: 3 }, { name: 'y' }], axes: [{ scale: 'x', tickCount: 1 }, { scale: 'y', tickCount: 1 }] }, { x: [1, 10] }, { x: 400 });
  assert.deepEqual(spec.scales, [{ name: 'x', nice: false, domain: [0.8, 12.5], zero: false }, { name: 'y' }]);
  assert.deepEqual(Object.keys(spec.axes[0]), ['scale', 'values']);
  assert.deepEqual(spec.axes[1], { scale: 'y', tickCount: 1 });
});

test('dots are sorted by the first record, and what it lacks comes last', () => {
  const dot = (name, record, value) => ({ name, record, value });
  assert.deepEqual(sorted([dot('slow', 'A', 9), dot('new', 'B', 1), dot('fast', 'B', 8), dot('fast', 'A', 2)]).map(({ name, record }) => name + record), ['fastA', 'fastB', 'slowA', 'newB']);
});

test('a line with a figure has a dot, and one without a figure or with none of something has none', () => {
  const table = { cases: [{ serializer: 'A', time: 2000, allocated: 40 }, { serializer: 'B', time: 1000, allocated: 0 }, { serializer: 'C' }] };
  const record = { serializers: ['A', 'B', 'C'].map((name) => ({ name, format: 'JSON' })) };
  const pick = (dots) => dots.map(({ name, value, label }) => [name, value, label]);
  assert.deepEqual(pick(dotsOf(record, table, (line) => line.time, (time) => `${time} ns`, 1000)), [['A', 2, '2000 ns'], ['B', 1, '1000 ns']]);
  assert.deepEqual(pick(dotsOf(record, table, (line) => line.allocated, String)), [['A', 40, '40']]);
});

test('labels keep their distance and their order, and move no more than they must', () => {
  const places = spread([10, 12, 11, 100], 12);
  assert.deepEqual(places, [-1, 23, 11, 100]);
  assert.deepEqual(spread([], 12), []);
});

test('labels that have room within a length stay within it', () => {
  assert.deepEqual(spread([1, 2, 3], 12, 40), [0, 12, 24]);
  assert.deepEqual(spread([39], 12, 40), [39]);
  assert.deepEqual(labelPlaces([10, 10], [1, 100], 100, 20).map((value) => Math.round(onLogAxis(value, 1, 100, 100))), [60, 40]);
});

test('a title has lines of as many letters at most', () => assert.deepEqual(wrapped('one two three', 8), ['one two', 'three']));

test('a label covers neither a point nor another label, and one without room is left out', () => {
  const points = [{ x: 50, y: 50 }, { x: 56, y: 50 }, { x: 50, y: 58 }].map((point) => ({ ...point, width: 16 }));
  const boxes = besides(points).map(({ dx, dy }, index) => ({ left: points[index].x + dx, top: points[index].y + dy - 6 }));
  for (const [one, box] of boxes.entries()) {
    for (const other of boxes.slice(one + 1)) assert.ok(Math.abs(box.left - other.left) >= 16 || Math.abs(box.top - other.top) >= 12);
    for (const { x, y } of points) assert.ok(x <= box.left || x >= box.left + 16 || y <= box.top || y >= box.top + 12);
  }
  assert.deepEqual(besides([{ x: 50, y: 50, width: 110 }], 100), [null]);
  assert.deepEqual(besides([{ x: 50, y: 50, width: 90 }], 200), [{ dx: 8, dy: 0 }]);
});

test('lines between the labels of a logarithmic axis show by how much values differ', () => {
  const axis = { scale: 'x', encode: { labels: { update: { text: { signal: 'datum.value' } } } } };
  withLogAxes({ scales: [{ name: 'x' }], axes: [axis] }, { x: [95, 3400] }, { x: 150 });
  assert.ok(axis.values.length > 5, String(axis.values));
  assert.match(axis.encode.labels.update.text.signal, /^indexof\(\[[0-9,]+\], datum\.value\) < 0 \? '' : \(datum\.value\)$/);
});

test('a value stands on its axis by its logarithm', () => {
  assert.equal(onLogAxis(10, 1, 100, 200), 100);
  assert.equal(onLogAxis(7, 7, 7, 200), 100);
});
