/** Requests of the present story that no handler answered. */
const unhandled: string[] = [];

/** Paths that Vite, Vitest and Storybook fetch themselves (`assets/` in a built Storybook): not the story's requests. */
const HARNESS =
  /^\/(@|__|node_modules\/|packages\/|apps\/|\.storybook\/|assets\/|sb-|index\.json|thumbnails\/|vitest|vite-inject-|favicon\.ico|iframe\.html)/;

/**
 * For MSW's `onUnhandledFrame`. Only requests by scripts (fetch, XHR) count; scripts, styles, fonts and pictures have a
 * destination and come from the dev server.
 */
export function reportUnhandledRequest({ frame }: { frame: { data: unknown } }): void {
  const { request } = frame.data as { request?: Request };
  if (!request) return;
  const { origin, pathname, searchParams } = new URL(request.url);
  const isHarness = request.destination !== '' || HARNESS.test(pathname) || searchParams.has('browserv');
  if (origin === location.origin && isHarness) return;
  unhandled.push(`${request.method} ${request.url}`);
}

/** Fails a story that requests something without a handler: it would show a state that the server cannot cause. */
export function failOnUnhandledRequests(): () => void {
  unhandled.length = 0;
  return () => {
    // Empty the list before throwing: after an error Storybook runs this hook again with every later story.
    const asked = unhandled.splice(0);
    if (asked.length > 0) {
      throw new Error(
        `No handler for: ${asked.join(', ')}. Serve it with serveApi in the story's beforeEach.`,
      );
    }
  };
}
