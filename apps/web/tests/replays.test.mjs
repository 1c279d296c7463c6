// The worker's wasm replays saves to the same digests as the native program: data/replays/ holds both.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask, give, given, initSync } from '../gen/worker/worker.js';

const here = import.meta.dirname;
const data = join(here, '../../../data');
initSync({ module: readFileSync(join(here, '../gen/worker/worker_bg.wasm')) });

/// Asks the engine of the game that the file name begins with.
const verify = (folder, name) => {
  const save = readFileSync(join(data, folder, name), 'utf8');
  const question = { game: name.split('-')[0], about: { Table: [{ Save: save }, 'Verify'] } };
  return JSON.parse(ask(JSON.stringify(question)));
};

test('every replay ends in the digest that the native program keeps', () => {
  const kept = readFileSync(join(data, 'replays/digests.txt'), 'utf8').trim().split('\n').map((line) => line.split(' '));
  const saves = readdirSync(join(data, 'replays')).filter((name) => name.endsWith('.save'));
  assert.equal(saves.length, kept.length);
  for (const [name, digest] of kept) assert.equal(verify('replays', name).digest, digest, name);
});

test('saves are accepted and refused as natively', () => {
  for (const name of readdirSync(join(data, 'saves'))) {
    const code = /\.refused-(.*)\.save$/.exec(name)?.[1];
    assert.equal(verify('saves', name).said.Err?.Load.key, code && `load.${code}`, name);
  }
});

test('in a won endgame the engine wants its tables, and then wins in the shortest way', () => {
  const save = readFileSync(join(here, 'mill-endgame.save'), 'utf8');
  const asked = (what) => JSON.parse(ask(JSON.stringify({ game: 'mill', about: { Table: [{ Save: save }, what] } }))).said;
  const choose = { Choose: { level: '10', most: 3 } };
  assert.deepEqual(asked(choose), { Err: { Wants: 'mill/nine' } });
  const tables = join(data, 'mill/tables/nine');
  for (const name of readdirSync(tables)) give(name, readFileSync(join(tables, name)));
  given('mill/nine');
  const { Hint: hint } = asked('Hint').Ok;
  assert.equal(hint.technique, 'tables');
  const best = hint.choices.filter((choice) => choice.best);
  assert.ok(best.length < hint.choices.length, 'some moves win later, or not at all');
  assert.deepEqual(best[0].leads_to, { key: 'mill.leads-wins-turns', args: [['n', { Int: 14 }]] });
  const [action] = asked(choose).Ok.Actions;
  assert.ok(best.some((choice) => choice.action === action), action);
});
