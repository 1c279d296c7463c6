// `cargo xtask shots`: writes the docs' screenshots, the same bytes each time on the same machine. `SHOTS=all
// cargo xtask shots` instead writes every screen in every theme and size to apps/web/shots, for review.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESKTOP, PHONE, shoot, startBrowser, startServer } from './harness.mjs';
import { smallPng } from './palette.mjs';
import { SCREENS, THEMES, show } from './screens.mjs';
import { visit } from './table.mjs';

const here = import.meta.dirname;
const all = process.env.SHOTS === 'all';
const folder = join(here, all ? '../shots' : '../../../docs/pictures');

const SIZES = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, isMobile: true, hasTouch: true },
};

/// The docs' screenshots: which screen, at which size and in which theme.
const PICTURES = [
  { name: 'home', screen: 'home', size: 'desktop', theme: 'light' },
  { name: 'sudoku', screen: 'sudoku-candidates', size: 'desktop', theme: 'light' },
  { name: 'sudoku-phone', screen: 'sudoku-candidates', size: 'phone', theme: 'dark' },
  { name: 'hidato', screen: 'hidato-half-way', size: 'desktop', theme: 'light' },
  { name: 'hidato-phone', screen: 'hidato-comb', size: 'phone', theme: 'dark' },
  { name: 'mill', screen: 'mill-pending', size: 'desktop', theme: 'light' },
  { name: 'rogue', screen: 'rogue-look', size: 'desktop', theme: 'dark' },
  { name: 'rogue-phone', screen: 'rogue-look', size: 'phone', theme: 'dark' },
  { name: 'shutbox', screen: 'game-3d', size: 'desktop', theme: 'light' },
  { name: 'shutbox-dark', screen: 'game-3d', size: 'desktop', theme: 'dark' },
  { name: 'shutbox-coach', screen: 'coach', size: 'desktop', theme: 'light' },
  { name: 'shutbox-phone', screen: 'game-3d', size: 'phone', theme: 'light' },
];

const EVERYTHING = Object.keys(SIZES).flatMap((size) => THEMES.flatMap((theme) => SCREENS.map(({ name: screen }) => (
  { name: `${size}-${theme}/${screen}`, screen, size, theme }
))));

/// Makes wood grain and dice the same in every screenshot.
function makeChanceFixed() {
  let state = 1;
  Math.random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/// The pixels of a PNG, decoded by the browser.
async function pixels(browser, png) {
  const page = await browser.newPage();
  const { width, height, bytes } = await page.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return { width: image.width, height: image.height, bytes: btoa(text) };
  }, png.toString('base64'));
  await page.close();
  return [width, height, Buffer.from(bytes, 'base64')];
}

/// Takes and writes one screenshot.
async function take(browser, address, { name, screen: wanted, size, theme }) {
  const screen = SCREENS.find((one) => one.name === wanted);
  const settings = { theme, ...screen.settings };
  const options = { ...SIZES[size], deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'UTC', settings };
  const { context, page, close } = await visit(browser, address, options);
  await context.addInitScript(makeChanceFixed);
  await show(page, screen);
  // For review, long pages are shown in full.
  const png = await shoot(page, { fullPage: all && screen.long });
  await close();
  const file = join(folder, `${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, all ? png : smallPng(...(await pixels(browser, png))));
  console.log(file);
}

const server = await startServer();
let browser;
try {
  browser = await startBrowser();
  for (const picture of all ? EVERYTHING : PICTURES) await take(browser, server.address, picture);
} finally {
  // Left running, they would keep this script's output pipe open.
  await browser?.close();
  await server.stop();
}
