// The page's side of the worker: started at the first question, one answer per question, discarded when it fails.

const PATIENCE_MS = 20_000;

let worker = null;
let last = 0;
const waiting = new Map();

/// Terminates a busy worker with all its questions; the next question starts a new one. An idle worker stays.
export function cancelQuestions(reason = 'cancelled') {
  if (!waiting.size && reason === 'cancelled') return;
  worker?.terminate();
  worker = null;
  for (const { fail, timer } of waiting.values()) {
    clearTimeout(timer);
    fail(reason);
  }
  waiting.clear();
}

function start() {
  worker = new Worker(__WORKER_URL__, { type: 'module' });
  worker.onerror = () => cancelQuestions('broken');
  worker.onmessage = ({ data: { id, answer } }) => {
    const question = waiting.get(id);
    if (!question) return;
    waiting.delete(id);
    clearTimeout(question.timer);
    question.done(answer);
  };
}

/// Resolves to the worker's JSON; rejects with `cancelled`, `broken` or `late`.
export const askEngine = (question) => new Promise((done, fail) => {
  if (!worker) start();
  last += 1;
  const timer = setTimeout(() => cancelQuestions('late'), PATIENCE_MS);
  waiting.set(last, { done, fail, timer });
  worker.postMessage({ id: last, question });
});
