// `node tests/run.mjs`: all browser tests, with one server and one browser for all files, and a separate
// profile for each page. Files run in parallel, the long ones first; those that measure time run last and
// alone.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { chromium } from 'playwright-core';
import { startServer } from './harness.mjs';
import { measurePace } from './pace.mjs';

const here = import.meta.dirname;
const SIDE_BY_SIDE = 2;
/// A file that takes longer on a fast machine is hanging: something it left open keeps it alive.
const LONGEST_MS = 600_000;
/// These run alone.
const TIMED = ['speed.test.mjs'];
/// No browser needed; these are a separate step.
const ELSEWHERE = ['replays.test.mjs'];
/// Started first, or they would still run when all others are done.
const LONG = ['screens-desk.test.mjs', 'screens-phone.test.mjs', 'shutbox-3d.test.mjs', 'box3d.test.mjs'];

const others = (names) => readdirSync(here).filter((name) => name.endsWith('.test.mjs') && !names.includes(name)).sort();

/// Duration in seconds and name of every test that passed.
const times = [];
let failed = 0;

/// Runs files, `concurrency` at a time, with limits for what the machine does with so many at the moment.
async function runFiles(names, concurrency) {
  const { pace, told: measured } = await measurePace(browser, server.address, concurrency);
  console.log(`pace: ${measured}`);
  process.env.PACE = String(pace);
  const stream = run({ files: names.map((name) => join(here, name)), concurrency, timeout: LONGEST_MS * pace });
  stream.on('test:fail', () => { failed += 1; });
  stream.on('test:pass', ({ name, file, details, nesting }) => {
    if (nesting === 0) times.push([details.duration_ms / 1000, `${basename(file)} ${name}`]);
  });
  const told = stream.compose(new spec());
  for await (const text of told) process.stdout.write(text);
}

const server = await startServer();
const shared = await chromium.launchServer({ executablePath: process.env.CHROMIUM });
const browser = await chromium.connect(shared.wsEndpoint());
process.env.PARLOUR_SITE = server.address;
process.env.BROWSER_ENDPOINT = shared.wsEndpoint();
try {
  await runFiles([...LONG, ...others([...LONG, ...TIMED, ...ELSEWHERE])], SIDE_BY_SIDE);
  await runFiles(TIMED, 1);
} finally {
  await browser.close();
  await shared.close();
  await server.stop();
}

// For the list of the slowest tests.
if (process.env.TIMES) writeFileSync(process.env.TIMES, JSON.stringify(times));
process.exitCode = failed > 0 ? 1 : 0;
