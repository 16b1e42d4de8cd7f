import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
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
        const { code, map, errors } = transformSync(relative(root, path), readFileSync(path, 'utf8'), {
          sourcemap: true,
          plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
        });
        // The map of the built file leads through this step to the source, which a map names from where its file is.
        const own = { ...map, sources: [basename(path)] };
        const source = Buffer.from(JSON.stringify(own)).toString('base64');
        const contents = `${code}\n//# sourceMappingURL=data:application/json;base64,${source}`;
        return { contents, loader: 'js', errors: errors.map(({ message }) => ({ text: message })) };
      });
    },
  };
}
