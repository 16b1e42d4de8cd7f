import type { SetupWorker } from 'msw/browser';

/** What a story has asked and not been answered, by MSW's ids. */
const open = new Map<string, string>();

/** Ends what waits for an answer that never comes. */
const waiting = new Set<() => void>();

/** Longest that a handler may take to answer whoever has gone on. */
const PATIENCE_MS = 5000;

/** A handler whose answer does not come as long as its story is shown: the state in which one waits. */
export function never(): Promise<never> {
  return new Promise((_, reject) => {
    waiting.add(() => reject(Response.error()));
  });
}

/** Knows from now on what the page has asked. */
export function followRequests({ events }: SetupWorker): void {
  events.on('request:start', ({ requestId, request }) => {
    open.set(requestId, `${request.method} ${request.url}`);
  });
  events.on('request:end', ({ requestId }) => {
    open.delete(requestId);
  });
}

/**
 * Ends what the story still waits for, once it is over. Five minutes after a request that nobody has answered Chromium
 * stops the service worker that holds it, and what other stories ask just then fails: all of a run share that worker.
 * @throws Error when a handler goes on without end
 */
export async function endRequests(): Promise<void> {
  const started = performance.now();
  while (open.size > 0 || waiting.size > 0) {
    // Again each time: a handler may begin to wait only now, once what it was sent has been read.
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
