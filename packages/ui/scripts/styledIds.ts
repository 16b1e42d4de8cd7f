import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { transformSync } from 'oxc-transform';

/**
 * Gives every styled component its own id at build time, derived from its file. Otherwise styled-components numbers components
 * as their modules load. A server that loads them in another order than the browser then writes other class names: a hydration
 * error in every framework that renders on the server.
 */
export function styledIds(root: string): Plugin {
  return {
    name: 'styled-ids',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        // The path within the package, so that ids are the same on every machine.
        const { code, map, errors } = transformSync(relative(root, path), readFileSync(path, 'utf8'), {
          sourcemap: true,
          plugins: { styledComponents: { ssr: true, displayName: false, minify: true, pure: true } },
        });
        // The map of the built file leads through this map to the source. A map names its source relative to its own file.
        const own = { ...map, sources: [basename(path)] };
        const source = Buffer.from(JSON.stringify(own)).toString('base64');
        const contents = `${code}\n//# sourceMappingURL=data:application/json;base64,${source}`;
        return { contents, loader: 'js', errors: errors.map(({ message }) => ({ text: message })) };
      });
    },
  };
}
