import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';

// The pages are imported as text, which takes the bundler.
const source = new URL('../../src/needs.js', import.meta.url).pathname;
const bundle = (await build({ entryPoints: [source], bundle: true, write: false, format: 'esm', platform: 'node', loader: { '.md': 'text' } })).outputFiles[0].text;
const { judge, knowledge, needs } = await import(`data:text/javascript,${encodeURIComponent(bundle)}`);

const table = (title, header, ...rows) => `## ${title}\n\n| ${header.join(' | ')} |\n|${header.map(() => '---').join('|')}|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
const pages = {
  serializersPage: table('What they can do', ['Serializer', 'Schema', 'Data type', 'NativeAOT'], ['Good', 'C# types', 'the model', 'yes'], ['Bad', 'schema file', 'its own', 'no']),
  fidelityPage: table('`DateTime`: its ticks and its range', ['Serializer', 'Below 1 ms'], ['Good', 'exact'], ['Bad', 'changed: `12:00`'])
    + table('Other versions of the schema', ['Serializer', 'Older writer'], ['Good', 'exact'], ['Bad', 'rejected on reading: `X`']),
  hostilePage: table('Hostile', ['Serializer', 'Inputs', 'With another', 'Over 1 s', 'Memory', 'Ended'], ['Good', '1,000', '-', '-', '-', '-'], ['Bad', '1,000', '-', '-', '1,758', '2']),
};
const serializers = [{ name: 'Good', format: 'JSON' }, { name: 'Bad', format: 'Secret' }, { name: 'New', format: 'JSON' }];
const reasons = (...wanted) => judge(serializers, wanted, knowledge(pages)).map((verdict) => verdict.reasons);

test('without a need, nobody is excluded', () => assert.deepEqual(reasons(), [[], [], []]));

test('each exclusion has its reason, and what is not known excludes nobody', () => {
  assert.deepEqual(reasons('classes'), [[], ['Takes my own classes: its classes are generated; yours must be converted'], []]);
  assert.deepEqual(reasons('dates'), [[], ['Dates keep every tick: Below 1 ms: changed: `12:00`'], []]);
  assert.deepEqual(reasons('versions'), [[], ['Old and new versions mix: Older writer: rejected on reading: `X`'], []]);
  assert.deepEqual(reasons('untrusted'), [[], ['Reads input from strangers: of 1,000 hostile inputs, 2 ended the process, 1,758 took far more memory than they should'], []]);
  assert.deepEqual(reasons('readable'), [[], ['People can read it: Secret is binary'], []]);
  assert.deepEqual(reasons('languages'), [[], ['Other languages read it: no other language is known here to read Secret'], []]);
  assert.deepEqual(reasons('aot'), [[], ['Works with NativeAOT: it makes or looks up code while it runs'], []]);
  assert.deepEqual(reasons('schema')[0], ['A schema file is the contract: its schema is written as C# types']);
});

test('several needs give several reasons', () => assert.equal(reasons('classes', 'aot', 'dates')[1].length, 3));

test('who is not in the pages is told apart', () => assert.deepEqual(judge(serializers, [], knowledge(pages)).map((verdict) => verdict.known), [true, true, false]));

test('every need finds its columns in the committed pages', () => {
  const known = knowledge();
  for (const id of ['classes', 'schema', 'versions', 'untrusted', 'aot', 'decimals', 'dates', 'kinds']) {
    const verdicts = judge(['BebopStruct', 'BebopMessage', 'ProtobufNet', 'SystemTextJson'].map((name) => ({ name, format: 'x' })), [id], known);
    assert.ok(verdicts.some((verdict) => verdict.reasons.length > 0), `${id} excludes none of them`);
    assert.ok(verdicts.every((verdict) => verdict.known));
  }
  assert.equal(needs.length, 10);
});
