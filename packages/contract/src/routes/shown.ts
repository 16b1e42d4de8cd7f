import { z } from '@hono/zod-openapi';
import { shownText } from './fields';

/** Most entries that one dialog may show. */
const MOST = 5000;

/** An entry that a dialog shows and that the new record depends on. */
export interface ShownThing {
  /** Identifies the entry: 'role:12'. */
  key: string;
  /** The shown state; a different version is a change. */
  version: string;
  /** Name for people: 'Inspectora Malva'. */
  name: string;
  /** Text beside the name: 'Antonia Millaquén, 12 loops'. @default '' */
  says: string;
}

/**
 * The entries that a dialog showed (`changesSince`), sent along with the request that creates something from them. If they have
 * changed, nothing is created, and the 409 holds the current state and one sentence per change. Every route that creates something
 * from shown entries asks for it, and states `409: staleAnswer(…)`.
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

/** Largest body of a request that carries it, in bytes. */
export const SHOWN_LIMIT = 1024 * 1024;
