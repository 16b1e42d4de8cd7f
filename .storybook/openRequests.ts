import type { SetupWorker } from 'msw/browser';

/** Unanswered requests of the story, by MSW's ids. */
const open = new Map<string, string>();

/** Functions that end handlers without an answer. */
const waiting = new Set<() => void>();

/** Longest time for a handler to answer after its story has ended. */
const PATIENCE_MS = 5000;

/** For handlers that never answer while their story shows: a state of waiting. */
export function never(): Promise<never> {
  return new Promise((_, reject) => {
    waiting.add(() => reject(Response.error()));
  });
}

/** Starts to record the requests of the page. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    open.set(requestId, `${request.method} ${request.url}`);
  });
  events.on('request:end', ({ requestId }) => {
    open.delete(requestId);
  });
}

/**
 * Ends open requests when a story is over. Chromium stops a service worker five minutes after a request that got no answer,
 * and then requests of other stories fail, because all stories of a run share the worker.
 * @throws Error when a handler does not end
 */
export async function endRequests(): Promise<void> {
  const started = performance.now();
  while (open.size > 0 || waiting.size > 0) {
    // Repeat this: a handler may start to wait only after it has read its request.
    for (const end of waiting) end();
    waiting.clear();
    if (performance.now() - started > PATIENCE_MS) {
      const left = [...open.values()].join(', ');
      open.clear();
      throw new Error(
        `No answer after the story's end: ${left}. Wait by never() of .storybook/openRequests.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
