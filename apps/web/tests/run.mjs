// `node tests/run.mjs`: every browser test, with one server and one browser for all files, and a profile of its own for each
// page. Files run side by side, the long ones first; those that measure time run last and alone.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { chromium } from 'playwright-core';
import { startServer } from './harness.mjs';

const here = import.meta.dirname;
const SIDE_BY_SIDE = 2;
/// A file that takes longer hangs: what it left open keeps it from ending.
const LONGEST_MS = 600_000;
/// Nothing may compete with these.
const TIMED = ['speed.test.mjs'];
/// Without a browser, and a step of its own.
const ELSEWHERE = ['replays.test.mjs'];
/// What would otherwise still run when all others are done.
const LONG = ['screens-desk.test.mjs', 'screens-phone.test.mjs', 'shutbox-3d.test.mjs', 'box3d.test.mjs'];

const others = (names) => readdirSync(here).filter((name) => name.endsWith('.test.mjs') && !names.includes(name)).sort();

/// Seconds and name of every test that passed.
const times = [];
let failed = 0;

/// Runs files, so many at a time.
async function runFiles(names, concurrency) {
  const stream = run({ files: names.map((name) => join(here, name)), concurrency, timeout: LONGEST_MS });
  stream.on('test:fail', () => { failed += 1; });
  stream.on('test:pass', ({ name, file, details, nesting }) => {
    if (nesting === 0) times.push([details.duration_ms / 1000, `${basename(file)} ${name}`]);
  });
  const told = stream.compose(new spec());
  for await (const text of told) process.stdout.write(text);
}

const server = await startServer();
const browser = await chromium.launchServer({ executablePath: process.env.CHROMIUM });
process.env.PARLOUR_SITE = server.address;
process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
try {
  await runFiles([...LONG, ...others([...LONG, ...TIMED, ...ELSEWHERE])], SIDE_BY_SIDE);
  await runFiles(TIMED, 1);
} finally {
  await browser.close();
  await server.stop();
}

// For whoever wants to know what takes long.
if (process.env.TIMES) writeFileSync(process.env.TIMES, JSON.stringify(times));
process.exitCode = failed > 0 ? 1 : 0;
