import type { Plugin } from 'vite';

const NAME = '\0unobserved-router';

/** What react-router's router takes from that file, when nobody observes it. A name it takes besides fails the build. */
const CODE = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
`;

/** Leaves out what react-router has for observers (`instrumentations`), of which the portal has none: 1 KiB gzip of what /login loads. */
export function unobservedRouter(): Plugin {
  return {
    name: 'unobserved-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './instrumentation.js' && importer?.endsWith('/lib/router/router.js') ? NAME : null,
    load: (id) => (id === NAME ? CODE : null),
  };
}
