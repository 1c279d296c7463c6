// Files from outside: one that the system started the app with, or one chosen in a field. Knows nothing of what is in them.

/// What is larger is no shelf, let alone a game.
const MOST_BYTES = 256 << 20;

const textOf = async (file) => (file && file.size <= MOST_BYTES ? file.text() : undefined);

/// The text of the file that the app was started with; undefined where there is none, or the system never passes any.
export const launchedText = () => new Promise((done) => {
  if (!('launchQueue' in globalThis)) {
    done(undefined);
    return;
  }
  globalThis.launchQueue.setConsumer(async ({ files }) => done(await textOf(await files?.[0]?.getFile())));
});

/// The text of the file that a field holds; the same file can be chosen again.
export async function chosenText(field) {
  const text = await textOf(field.files[0]);
  field.value = '';
  return text;
}
