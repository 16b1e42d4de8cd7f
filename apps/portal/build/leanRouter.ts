import type { Plugin } from 'vite';

const unused = (what: string) => `throw new Error("The portal has no ${what}: see build/leanRouter.ts.");`;

/**
 * Functions of react-router that the portal never reaches and that no bundler can tell from used ones, since one big function
 * holds most of them; each with what stands in its place. Whoever needs one again takes it out of here.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // Fetchers and actions: requests go through the contract's client.
  fetch2: unused('fetchers'),
  getFetcher: unused('fetchers'),
  resetFetcher: '',
  deleteFetcher: '',
  queueFetcherForDeletion: '',
  abortFetcher: '',
  updateFetcherState: '',
  setFetcherError: '',
  getUpdatedRevalidatingFetchers: 'return state.fetchers;',
  markFetchersDone: '',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  handleAction: unused('actions'),
  normalizeNavigateOptions: 'return { path };',
  getUpdatedActionData: '',
  // Routes that are told to the browser bit by bit.
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: unused('routes to discover'),
  patchRoutes: unused('routes to add'),
  _internalSetRoutes: unused('routes to replace'),
  // Middleware around loaders.
  runClientMiddlewarePipeline: 'return handler();',
  // A state the server left: the first pages hold none.
  parseHydrationData: '',
  // React Server Components.
  RSCErrorHandler: 'return children;',
  // View transitions, and what restores them.
  persistAppliedTransitions: '',
  restoreAppliedTransitions: '',
  // Scrolling: the heading that takes the focus comes into view.
  enableScrollRestoration: unused('scroll restoration'),
  saveScrollPosition: '',
  getSavedScrollPosition: 'return null;',
  // Navigation where there is no data router.
  useNavigateUnstable: unused('other router'),
  // Tracing.
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
};

const CHUNK = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** Components and contexts are made by calls that have no other effect, but nobody said so. */
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;
const NAMED = /^\w+\.displayName = .*$/gm;
/** Advice for whoever writes a portal, not for who opens it. */
const ADVICE = /^(function (?:warning|warningOnce)\()/gm;
const TRANSITIONS = /^( *let isViewTransitionAvailable = ).*;$/gm;

/** The function of a name: from its first line to the brace that closes it at the same depth. */
function functionOf(name: string): RegExp {
  return new RegExp(`^( *)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?^\\1\\}$`, 'm');
}

/**
 * Leaves the parts out of the build (some 7 KiB gzip of what /login loads).
 * @throws Error when one of them is not met any more: the package changed, and the entry with it
 */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (!CHUNK.test(id) || !source.includes('function createRouter(')) return;
      let code = source
        .replace(MADE, '$1/*#__PURE__*/ $2')
        .replace(NAMED, '')
        .replace(ADVICE, '/*#__NO_SIDE_EFFECTS__*/ $1')
        .replace(TRANSITIONS, '$1false;');
      for (const [name, body] of Object.entries(UNUSED)) {
        code = code.replace(functionOf(name), (_, indent: string, head: string) => {
          met.add(name);
          return `${indent}${head} ${body} }`;
        });
      }
      return { code, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(UNUSED).filter((name) => !met.has(name));
      if (!error && missing.length > 0) throw new Error(`Not met in this build: ${missing.join(', ')}`);
    },
  };
}
