import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, isHandwritten, judge, librariesOf, needs } from '../../src/facts.js';

const facts = {
  Good: { isLibrary: true, verdicts: { aot: { answer: 'yes', because: 'it takes a step' }, classes: { answer: 'yes' } } },
  Bad: { isLibrary: true, verdicts: { aot: { answer: 'no', because: 'it fails' } } },
  New: { isLibrary: true, verdicts: {} },
  ByHand: { isLibrary: false, verdicts: { aot: { answer: 'yes' } } },
};
const of = (...wanted) => judge([...Object.keys(facts), 'Unknown'], wanted, (name) => facts[name] ?? null);

test('only libraries of which something is known are judged', () => assert.deepEqual(of().map(({ name }) => name), ['Good', 'Bad', 'New']));

test('a no excludes with its reason, a yes may have a remark, and what is not checked is neither', () => {
  const [good, bad, unknown] = of('aot');
  assert.deepEqual([good.unmet, good.unchecked, good.remarks], [[], [], ['it takes a step']]);
  assert.deepEqual(bad.unmet.map(({ need, because }) => [need.id, because]), [['aot', 'it fails']]);
  assert.deepEqual([unknown.unmet, unknown.unchecked.map(({ need }) => need.id)], [[], ['aot']]);
});

test('every need has a label and a criterion, and is answered of every committed serializer', () => {
  assert.ok(needs.length >= 10);
  for (const need of needs) {
    assert.ok(need.label && need.criterion, need.id);
    assert.match(factsOf('SystemTextJson').verdicts[need.id].answer, /^(yes|no|notChecked)$/);
  }
});

test('handwritten serializers are told apart', () => assert.deepEqual(['BebopStructByHand', 'GoogleProtobuf', 'Unknown'].map(isHandwritten), [true, false, false]));

test('configurations of a library are counted once, whatever its version', () => {
  assert.equal(librariesOf([{ name: 'A', library: 'One.Json 1.0' }, { name: 'B', library: 'One.Json 2.0' }, { name: 'C', library: 'Two 1.0' }, { name: 'D' }]), 3);
});
