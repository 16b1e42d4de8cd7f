import type { Plugin } from 'vite';

const CHUNK = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** A component or a context that is made, and says of itself by nothing that making it does nothing else. */
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;

/** The name of a component for whoever debugs it. */
const NAMED = /^\w+\.displayName = .*$/gm;

/**
 * Tells the bundler which of react-router's components may go when nobody uses them: Link, NavLink, Form, ScrollRestoration and what
 * they alone need, some 4 KiB gzip of what /login loads. Hints only: what is used is built as it comes, and whatever the portal
 * begins to use is there.
 * @throws Error when none of them is met any more: the package changed
 */
export function unusedMayGo(): Plugin {
  let isMet = false;
  return {
    name: 'unused-may-go',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (!CHUNK.test(id) || !MADE.test(source)) return;
      MADE.lastIndex = 0;
      isMet = true;
      return { code: source.replace(MADE, '$1/*#__PURE__*/ $2').replace(NAMED, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !isMet)
        throw new Error('react-router has no component that may go: see build/unusedMayGo.ts.');
    },
  };
}
