// Precompresses the files in dist/ to `.br` and `.gz`. The server sends the smallest version a browser accepts.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files.mjs';

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

const PACKERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/// Files that shrink less, such as fonts, are not compressed.
const WORTH_IT = 0.9;

/// Compresses every file of `folder`. The best compression takes seconds per module, so results in `known`
/// are reused if the file beside them is the same.
export async function pack(folder, known) {
  const twins = filesIn(folder).flatMap((file) => Object.keys(PACKERS).map((kind) => [file, kind]));
  await Promise.all(twins.map(async ([file, kind]) => {
    const twin = `${file}.${kind}`;
    const bytes = readFileSync(join(folder, file));
    if (existsSync(join(known, twin)) && existsSync(join(known, file)) && readFileSync(join(known, file)).equals(bytes)) {
      copyFileSync(join(known, twin), join(folder, twin));
      return;
    }
    const packed = await PACKERS[kind](bytes);
    if (packed.length < bytes.length * WORTH_IT) writeFileSync(join(folder, twin), packed);
  }));
}
