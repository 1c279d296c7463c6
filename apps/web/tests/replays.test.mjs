// The worker's wasm replays saves to the same digests as the native program: data/replays/ holds both.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask, initSync } from '../gen/worker/worker.js';

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
