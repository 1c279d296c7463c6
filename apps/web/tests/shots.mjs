// `cargo xtask shots`: writes the pictures of the documents. Add a line to SHOTS for each picture.
import { join } from 'node:path';
import { DESKTOP, openPage, shoot, startBrowser, startServer } from './harness.mjs';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
const SHOTS = [{ name: 'home', path: '/', viewport: DESKTOP, colorScheme: 'light' }];

const server = await startServer();
const browser = await startBrowser();
for (const { name, path, ...options } of SHOTS) {
  const visit = await openPage(browser, server.address, options);
  await visit.page.goto(path);
  await visit.page.locator('h1').waitFor();
  await shoot(visit.page, join(FOLDER, `${name}.png`));
  await visit.close();
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();
await server.stop();
