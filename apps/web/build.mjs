// `node build.mjs [--dev]`: turns js/, styles/, public/ and the bindgen output in gen/ into the site in dist/.
// It knows file names and nothing about games. gen/bundle.json tells the size check what a first visit loads.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePage, bundleServiceWorker, bundleWorker } from './build/bundle.mjs';
import { publish } from './build/publish.mjs';
import { compressAll, copyPublic, versionOf, writeIndex, writeLicences } from './build/site.mjs';

const here = import.meta.dirname;
const dev = process.argv.includes('--dev');
const fresh = join(here, 'dist.new');

process.chdir(here);
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh);

const worker = await bundleWorker({ here, out: fresh, dev });
const page = await bundlePage({ here, out: fresh, dev, workerUrl: `/${worker.entry}` });
copyPublic(here, fresh);
writeLicences(here, fresh);
writeIndex(here, fresh, page);
if (!dev) {
  await bundleServiceWorker({ here, out: fresh, ...versionOf(fresh) });
  compressAll(fresh);
}
publish(fresh, join(here, 'dist'));
rmSync(fresh, { recursive: true });

const manifest = { dev, firstLoad: ['index.html', ...page.firstLoad] };
writeFileSync(join(here, 'gen/bundle.json'), `${JSON.stringify(manifest, null, 2)}\n`);
