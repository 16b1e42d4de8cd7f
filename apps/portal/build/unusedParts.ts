import type { Plugin } from 'vite';

/** Parts of packages that the portal never reaches at run time, but that no bundler can tell from used ones. */
interface UnusedPart {
  /** The module's file. */
  module: RegExp;
  /** Only what this module imports of it is unused; others get the real one. */
  by?: RegExp;
  /** What stands in its place. */
  code: string;
}

const UNUSED: readonly UnusedPart[] = [
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
  {
    // A react-aria button announces that it is pending; packages/ui's says so itself.
    module: /live-announcer\/LiveAnnouncer$/,
    by: /\/react-aria-components\/dist\/private\/Button\.mjs$/,
    code: 'export const announce = () => {};',
  },
  {
    // Names of icons for the developer tools.
    module: /\/lucide-react\/dist\/esm\/shared\/src\/utils\/toPascalCase\.mjs$/,
    code: 'export const toPascalCase = (name) => name;',
  },
  {
    // What it builds for frameworks other than React, and strokes that keep their width whatever the size.
    module: /\/lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconForReact\.mjs$/,
    code: `export default ({ name, node }, { color, width, height, strokeWidth, className, hasA11yProp, attributes }) => [
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: '0 0 24 24', fill: 'none', stroke: color, strokeWidth,
        strokeLinecap: 'round', strokeLinejoin: 'round', className: ('lucide lucide-' + name + ' ' + className).trim(),
        'aria-hidden': hasA11yProp ? undefined : 'true', ...attributes,
      },
      node,
    ];`,
  },
  {
    // The browser's own validation, which packages/ui asks of no field: validationBehavior="aria" throughout.
    module: /\/react-aria\/dist\/private\/form\/useFormValidation\.mjs$/,
    code: 'export const useFormValidation = () => {};',
  },
];

const PREFIX = '\0unused-part/';

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
    resolveId(source, importer = '') {
      const index = UNUSED.findIndex(({ by, module }) => by?.test(importer) && module.test(source));
      return index < 0 ? undefined : `${PREFIX}${index}`;
    },
    load(id) {
      const part = id.startsWith(PREFIX)
        ? UNUSED[Number(id.slice(PREFIX.length))]
        : UNUSED.find(({ by, module }) => !by && module.test(id));
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
