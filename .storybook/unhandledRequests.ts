/** Requests of the running story that no handler answered. */
const unhandled: string[] = [];

/** Paths of Vite's, Vitest's and Storybook's own fetches (`assets/`: the built one's): the harness, not the story. */
const HARNESS =
  /^\/(@|__|node_modules\/|packages\/|apps\/|\.storybook\/|assets\/|sb-|index\.json|thumbnails\/|vitest|vite-inject-|favicon\.ico|iframe\.html)/;

/**
 * Given to MSW's `onUnhandledFrame`: only requests a script made (fetch, XHR) count. Scripts, styles, fonts and
 * pictures have a destination and come from the dev server.
 */
export function reportUnhandledRequest({ frame }: { frame: { data: unknown } }): void {
  const { request } = frame.data as { request?: Request };
  if (!request) return;
  const { origin, pathname, searchParams } = new URL(request.url);
  const isHarness = request.destination !== '' || HARNESS.test(pathname) || searchParams.has('browserv');
  if (origin === location.origin && isHarness) return;
  unhandled.push(`${request.method} ${request.url}`);
}

/** A story that asks for something no handler serves shows a state the server could not send: it fails. */
export function failOnUnhandledRequests(): () => void {
  unhandled.length = 0;
  return () => {
    // Taken out first: Storybook runs the ends of a story again with the next one when one of them throws, and with all after it.
    const asked = unhandled.splice(0);
    if (asked.length > 0) {
      throw new Error(
        `No handler for: ${asked.join(', ')}. Serve it with serveApi in the story's beforeEach.`,
      );
    }
  };
}
