// A web worker around the engines' wasm: numbered questions in, numbered answers out, both JSON. Knows nothing of the page.
import init, { ask } from '#gen/worker/worker.js';
import wasm from '#gen/worker/worker_bg.wasm';

const ready = init({ module_or_path: wasm });

self.onmessage = async ({ data: { id, question } }) => {
  await ready;
  self.postMessage({ id, answer: ask(question) });
};
