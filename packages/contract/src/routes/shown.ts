import { z } from '@hono/zod-openapi';
import { shownText } from './fields';

/** Things that one dialog shows, of which there are that many at most. */
const MOST = 5000;

/**
 * What a dialog showed (`changesSince`), sent along with what is created from it: where that has changed, nothing is created, and
 * the answer is 409 with what there is now and a sentence for each change. Every route that creates something from what was
 * shown asks for it, and states `409: staleAnswer(…)`.
 */
export const shown = z
  .array(
    z.strictObject({
      key: shownText(100),
      version: shownText(200),
      name: shownText(1000),
      says: shownText(1000).default(''),
    }),
  )
  .max(MOST)
  .openapi('Shown');

/** Largest body of a request that carries it. */
export const SHOWN_LIMIT = 1024 * 1024;
