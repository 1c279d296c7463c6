// A web worker around the engines' wasm: bytes in, bytes out. It knows nothing of the page.
import init, { echo } from '#gen/worker/worker.js';
import wasm from '#gen/worker/worker_bg.wasm';

const ready = init({ module_or_path: wasm });

self.onmessage = async ({ data }) => {
  await ready;
  const answer = echo(data);
  self.postMessage(answer, [answer.buffer]);
};
