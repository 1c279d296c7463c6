// `node build.mjs [--dev]`: turns js/, styles/, public/, the files that engines read, and the texts and bindgen output in gen/ into the
// site in dist/. Knows no games. gen/bundle.json tells the size check what a first visit loads.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePage, bundleServiceWorker, bundleStyles, bundleWorker } from './build/bundle.mjs';
import { pack } from './build/pack.mjs';
import { publish } from './build/publish.mjs';
import { copyFolders, copyPictures, copyPublic, copyTexts, versionOf, writeLicences, writePage } from './build/site.mjs';

const here = import.meta.dirname;
const dev = process.argv.includes('--dev');
const fresh = join(here, 'dist.new');
const dist = join(here, 'dist');

process.chdir(here);
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh);

const folders = copyFolders(here, fresh);
const worker = await bundleWorker({ here, out: fresh, dev, folders });
const texts = copyTexts(here, fresh);
const styles = await bundleStyles({ here, out: fresh, dev });
const page = await bundlePage({ here, out: fresh, dev, texts, workerUrl: `/${worker.entry}`, stylesUrl: `/${styles.entry}` });
writePage(here, fresh, page);
copyPublic(here, fresh);
copyPictures(here, fresh);
writeLicences(here, fresh);
if (!dev) {
  await bundleServiceWorker({ here, out: fresh, ...versionOf(fresh) });
  await pack(fresh, dist);
}
publish(fresh, dist);
rmSync(fresh, { recursive: true });

const firstLoad = ['index.html', ...page.firstLoad];
writeFileSync(join(here, 'gen/bundle.json'), `${JSON.stringify({ dev, firstLoad, later: [...page.later, styles.entry, texts.en.later.slice(1)], far: page.far }, null, 2)}\n`);
