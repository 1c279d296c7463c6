// A second copy of what is in local storage, in a database that is on disk within a second: browsers write local storage to disk
// late, so one that is killed forgets what it stored last. Every change is counted. Local storage has the count of the last one,
// and a copy has the count at which it was taken: where that is higher, local storage has forgotten a change. Knows keys and
// texts, no games.
import { done, drop, get, open, put, soon, tell, written } from './local.js';

const COUNT = 'parlour.count';
const STORE = 'copies';
/// Changes that come close together are copied together.
const PAUSE_MS = 250;
/// The app compares these with its own before it writes again, so a late one is never in its way.
const COMPARED = /^parlour\.save\./;
/// These texts are on their way to another database; only that they are gone is noted.
const AHEAD = /^parlour\.ahead\./;

let db = null;
let timer;
/// The last copying; never fails.
let copying = Promise.resolve();
/// The keys of texts that were changed or removed since.
const changed = new Set();
/// How many changes this tab has counted.
let counted = 0;

const count = () => Number(get(COUNT)) || 0;

/// Opens the database and restores what local storage has forgotten.
export async function openCopies() {
  const fill = (fresh) => fresh.createObjectStore(STORE, { keyPath: 'key' }).createIndex('count', 'count');
  const opened = open('parlour-copies', fill, () => { db = null; }).then(restore);
  await soon(opened.catch(() => {}));
}

async function restore(there) {
  // If the database was slow, the app is running already and has counted too, and another tab may have restored everything.
  const unknown = IDBKeyRange.lowerBound(count() - counted, true);
  const newer = await done(there.transaction(STORE).objectStore(STORE).index('count').getAll(unknown));
  for (const { key, text } of newer.filter((copy) => !changed.has(copy.key) || COMPARED.test(copy.key))) {
    if (text === null) drop(key);
    else put(key, text);
    tell(key);
  }
  const newest = newer.at(-1)?.count ?? 0;
  if (newest > count()) put(COUNT, newest);
  db = there;
  plan();
}

/// Notes that a text in local storage was changed or removed; it is copied soon.
export function copySoon(key) {
  // The text was first: what is on disk is never older than its count.
  put(COUNT, count() + 1);
  counted += 1;
  changed.add(key);
  plan();
}

function plan() {
  if (db && changed.size > 0) timer ??= setTimeout(() => copying.then(copied), PAUSE_MS);
}

/// Copies at once what was changed; resolves when it is on disk, or cannot be.
export function copied() {
  clearTimeout(timer);
  timer = undefined;
  if (db && changed.size > 0) {
    const keys = [...changed];
    changed.clear();
    copying = copy(keys);
  }
  return copying;
}

async function copy(keys) {
  try {
    const change = db.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = change.objectStore(STORE);
    const taken = count();
    for (const key of keys) {
      const text = get(key);
      if (text === undefined || !AHEAD.test(key)) store.put({ key, count: taken, text: text ?? null });
    }
    // At once: a page that is left may not live to see them arrive.
    change.commit?.();
    await written(change);
  } catch {
    // Tried again with the next change; local storage has it meanwhile.
    for (const key of keys) changed.add(key);
  }
}

// A hidden page is slow to wake, and may never be.
document.addEventListener('visibilitychange', () => { if (document.hidden) copied(); });
