// A web worker around the engines' wasm: numbered questions in, numbered answers out, both JSON, one after the other. Fetches
// the files that an engine wants. Knows nothing of the page.
import init, { ask, give, given } from '#gen/worker/worker.js';
import wasm from '#gen/worker/worker_bg.wasm';
import { filesOf } from './files.js';

async function answer(question) {
  const said = ask(question);
  const folder = JSON.parse(said).said.Err?.Wants;
  if (!folder) return said;
  for (const [name, bytes] of await filesOf(folder)) give(name, bytes);
  given(folder);
  return ask(question);
}

let before = init({ module_or_path: wasm });

self.onmessage = ({ data: { id, question } }) => {
  before = before.then(async () => self.postMessage({ id, answer: await answer(question) }));
};
