// How fast this machine is, so that a limit is as generous on a slow or busy one as on the one it was set on. run.mjs
// measures it and hands it to all files by PACE; a file run alone has the limits as written, unless PACE says otherwise.
// Knows nothing of the games.
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';

/// What a fast machine takes when it does nothing else.
const WORK_MS = 80;
const PAGE_MS = 500;
const TRIES = 3;
/// Beyond this, the first page does not come at all.
const LONGEST_MS = 300_000;

/// How many times slower than that this machine is; at least 1.
export const PACE = Math.max(1, Number(process.env.PACE) || 1);

/// The limit for what may take this many milliseconds on a fast machine.
export const patience = (ms) => Math.ceil(ms * PACE);

/// A fixed piece of work: how long until it is done, which tells a busy machine from an idle one.
function work() {
  const begun = performance.now();
  let mixed = 1;
  for (let round = 0; round < 50_000_000; round += 1) mixed = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + round) | 0;
  // Used, or it might never be computed.
  assert.ok(Number.isInteger(mixed));
  return performance.now() - begun;
}

/// How long a first visitor waits for the first page.
async function page(browser, address) {
  const context = await browser.newContext();
  context.setDefaultTimeout(LONGEST_MS);
  const begun = performance.now();
  const first = await context.newPage();
  await first.goto(address);
  await first.locator('.card').first().waitFor();
  const ms = performance.now() - begun;
  await context.close();
  return ms;
}

/// Measures the pace with this many pages at a time, by the slowest of a few.
export async function measurePace(browser, address, abreast) {
  const pages = [];
  const works = [];
  for (let round = 0; round < TRIES; round += 1) {
    works.push(work());
    pages.push(...await Promise.all(Array.from({ length: abreast }, () => page(browser, address))));
  }
  const [slowestWork, slowestPage] = [Math.max(...works), Math.max(...pages)];
  const pace = Math.max(1, slowestWork / WORK_MS, slowestPage / PAGE_MS);
  const told = `the fixed work took up to ${slowestWork.toFixed(0)} ms, the first page up to ${slowestPage.toFixed(0)} ms `
    + `with ${abreast} at a time on ${availableParallelism()} processors`;
  return { pace, told: `${told}; limits are ${pace.toFixed(1)} times those of a fast machine` };
}
