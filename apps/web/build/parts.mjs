// The parts of the page's wasm that are fetched when they are first needed. The splitter's script names them by addresses
// beside itself; here they become files of the bundle, whose names change with their content.
import { readFileSync } from 'node:fs';

const ADDRESS = /new URL\("(\.\/[\w.-]+\.wasm)", import\.meta\.url\)/g;

/// The name of such a file before it got its hash.
export const isPart = (input) => /\/(split|chunk)_\w+\.wasm$/.test(input);

/// The esbuild plugin.
export const laterParts = {
  name: 'later-parts',
  setup(build) {
    build.onLoad({ filter: /gen\/web\/split\.js$/ }, ({ path }) => {
      const files = [];
      const code = readFileSync(path, 'utf8').replace(ADDRESS, (_, file) => {
        files.push(file);
        return `part${files.length - 1}`;
      });
      const imports = files.map((file, index) => `import part${index} from ${JSON.stringify(file)};\n`);
      return { contents: imports.join('') + code };
    });
  },
};
