import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transformSync } from 'oxc-transform';

/**
 * Gives every styled component an id of its own at build time, by what its file holds. Without one styled-components
 * counts them as their modules load, and a server that loads them in another order than the browser writes class names
 * that do not fit: a hydration error in every framework that renders on the server.
 */
export function styledIds(root: string): Plugin {
  return {
    name: 'styled-ids',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        // A path within the package: ids are the same on every machine.
        const { code, errors } = transformSync(relative(root, path), readFileSync(path, 'utf8'), {
          plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
        });
        return { contents: code, loader: 'js', errors: errors.map(({ message }) => ({ text: message })) };
      });
    },
  };
}
