// `cargo xtask icons`: draws public/icon.svg as the PNG files that the manifest and the page name, into public/icons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from './harness.mjs';

const PUBLIC = join(import.meta.dirname, '../public');
const FOLDER = join(PUBLIC, 'icons');

/// Names and sizes. Systems cut their own shape out of a full picture; where none does, its corners are round.
const ICONS = [
  { name: 'favicon', size: 48, round: true },
  { name: 'icon-192', size: 192, round: true },
  { name: 'icon-512', size: 512, round: true },
  { name: 'maskable-192', size: 192 },
  { name: 'maskable-512', size: 512 },
  { name: 'apple-touch-icon', size: 180 },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await startBrowser();
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, size, round } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size }, deviceScaleFactor: 1 });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; border-radius: ${round ? 18 : 0}% }</style>${svg}`);
    const file = join(FOLDER, `${name}.png`);
    writeFileSync(file, await page.screenshot({ omitBackground: Boolean(round) }));
    await page.close();
    console.log(file);
  }
} finally {
  await browser.close();
}
