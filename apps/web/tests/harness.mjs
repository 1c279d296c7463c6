// Shared by the browser tests: starts the binary and Chromium, and watches that a page stays clean and at home.
// PARLOUR_BIN and CHROMIUM are set by `cargo verify`; the tests know no other path. Where run.mjs runs the tests, all files
// share the server and the browser it has started.
import { chromium } from 'playwright-core';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { patience } from './pace.mjs';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/// An address of the site without the app, where local storage can be changed. From there, the browser opens the next page
/// in the process it has; from about:blank, it would start another.
export const BESIDE = '/icon.svg';
/// How long a page may take for anything it is waited for.
export const PAGE_LIMIT_MS = 30_000;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

function fromEnvironment(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; start the browser tests with: cargo verify --only browser`);
  return value;
}

/// Starts `parlour serve` on a free port; returns its address and a way to stop it.
export async function startServer() {
  const server = spawn(fromEnvironment('PARLOUR_BIN'), ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(server, 'exit').then(([code]) => { throw new Error(`parlour serve ended at once with status ${code}`); }),
  ]);
  const address = line.match(/http:\/\/\S+/)?.[0];
  assert.ok(address, `no address in "${line}"`);
  return {
    address,
    /// Sends what Ctrl-C sends and returns the exit status.
    async stop() {
      if (server.exitCode !== null) return server.exitCode;
      server.kill('SIGINT');
      const [code] = await once(server, 'exit');
      return code;
    },
  };
}

/// The site and browser of a test file: started before its first test, closed after its last.
export function siteForTests() {
  const site = {};
  let server;
  before(async () => {
    if (!process.env.PARLOUR_SITE) server = await startServer();
    site.address = process.env.PARLOUR_SITE ?? server.address;
    site.browser = await startBrowser();
  });
  after(async () => {
    await site.browser?.close();
    await server?.stop();
  });
  return site;
}

/// A browser to open pages in. Closing it closes these pages, and the browser unless others share it.
export const startBrowser = () => (process.env.BROWSER_ENDPOINT
  ? chromium.connect(process.env.BROWSER_ENDPOINT)
  : chromium.launch({ executablePath: fromEnvironment('CHROMIUM') }));

/// A page in a fresh profile. `options` are Playwright's own for a context (viewport, colorScheme,
/// reducedMotion ...). All errors on it are collected; `close` fails if there were any.
export async function openPage(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: address, ...options });
  context.setDefaultTimeout(patience(PAGE_LIMIT_MS));
  const page = await context.newPage();
  // A page may come in a file of its own, after the app itself.
  const goTo = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goTo(...where);
    if (![new URL(BESIDE, address).href, 'about:blank'].includes(page.url())) await page.locator('#main').waitFor({ state: 'attached' });
    return response;
  };
  const troubles = [];
  page.on('console', (message) => {
    // A software renderer warns about its own slowness; that is no fault of the page.
    if (message.text().includes('GL Driver Message')) return;
    // The browser logs the 404 status of an unknown address, which is intended.
    if (message.text().includes('status of 404') && !message.location().url.includes('.', address.length)) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page: ${error}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = ['data:', 'blob:'].includes(protocol) || origin === new URL(address).origin;
    if (!isLocal) troubles.push(`request outside the site: ${request.url()}`);
  });
  return {
    context,
    page,
    troubles,
    async close() {
      await context.close();
      assert.deepEqual(troubles, []);
    },
  };
}

/// axe's violations on the page, one per line; by all its rules, or by these.
export async function axe(page, rules) {
  // Evaluated, not injected: the site's policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const found = await globalThis.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return found.violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}

/// Waits until the service worker holds the whole site, then cuts the network.
export async function goOffline({ page, context }) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
}

/// A screenshot as PNG, once fonts and images are loaded.
export async function shoot(page, options = {}) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page.screenshot(options);
}

/// Name and text of a file that a button saves.
export async function download(page, button) {
  const [saving] = await Promise.all([page.waitForEvent('download'), button.click()]);
  // A browser that is shared by all tests hands over no path.
  const parts = [];
  for await (const part of await saving.createReadStream()) parts.push(part);
  return { name: saving.suggestedFilename(), text: Buffer.concat(parts).toString('utf8') };
}
