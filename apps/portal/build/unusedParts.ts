import type { Plugin } from 'vite';

/** Parts of packages that the portal never reaches at run time, but that no bundler can tell from used ones. */
const UNUSED = [
  {
    // styled-components 6 adds vendor prefixes only where a StyleSheetManager asks for them; the portal has none.
    module: /\/stylis\/src\/Prefixer\.js$/,
    code: 'export const prefix = (value) => value;',
  },
  {
    // hono's client writes a Cookie header only for calls that pass cookies, which browsers forbid anyway.
    module: /\/hono\/dist\/utils\/cookie\.js$/,
    code: 'export const serialize = () => { throw new Error("The portal sends no cookies."); };',
  },
];

/**
 * Leaves the parts out of the build (1.7 KiB gzip of what /login loads).
 * @throws Error when one of them is not met any more: its package changed, and the entry with it
 */
export function leaveOutUnusedParts(): Plugin {
  const met = new Set<RegExp>();
  return {
    name: 'leave-out-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = UNUSED.find(({ module }) => module.test(id));
      if (part) met.add(part.module);
      return part?.code;
    },
    buildEnd(error) {
      const missing = UNUSED.filter(({ module }) => !met.has(module));
      if (!error && missing.length > 0) {
        throw new Error(`Not met in this build: ${missing.map(({ module }) => module).join(', ')}`);
      }
    },
  };
}
