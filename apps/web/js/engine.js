// The page's side of the workers: each started at its first question, one answer per question, discarded when it fails.

const PATIENCE_MS = 20_000;

/// Someone to ask.
function engine() {
  let worker = null;
  let last = 0;
  const waiting = new Map();

  const stop = (reason) => {
    worker?.terminate();
    worker = null;
    for (const { fail, timer } of waiting.values()) {
      clearTimeout(timer);
      fail(reason);
    }
    waiting.clear();
  };

  const start = () => {
    worker = new Worker(__WORKER_URL__, { type: 'module' });
    worker.onerror = () => stop('broken');
    worker.onmessage = ({ data: { id, answer } }) => {
      const question = waiting.get(id);
      if (!question) return;
      waiting.delete(id);
      clearTimeout(question.timer);
      question.done(answer);
    };
  };

  /// Resolves to the worker's JSON; rejects with `cancelled`, `broken` or `late`.
  const ask = (question) => new Promise((done, fail) => {
    if (!worker) start();
    last += 1;
    const timer = setTimeout(() => stop('late'), PATIENCE_MS);
    waiting.set(last, { done, fail, timer });
    worker.postMessage({ id: last, question });
  });

  return { ask, stop, isBusy: () => waiting.size > 0 };
}

/// For what somebody waits for, and for what is made ahead.
const [now, ahead] = [engine(), engine()];

export const askEngine = now.ask;
export const askAhead = ahead.ask;
export const endAhead = () => ahead.stop('cancelled');

/// Terminates a busy worker with all its questions; the next question starts a new one. An idle worker stays.
export function cancelQuestions() {
  if (now.isBusy()) now.stop('cancelled');
}
