import type { KeptData } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import type { TreatmentKey } from './keys';

/** Something that the studio removes by itself (server/purge.ts). */
export interface KeptPart {
  id: string;
  /** What is removed. */
  what: string;
  /** After how long, in words and in days. */
  after: string;
  days: number;
  /** The treatment that tells people of it. */
  treatment: TreatmentKey;
}

/** What is removed by itself, after how long, and what the last run did. */
export async function readKept(db: Database, parts: readonly KeptPart[]): Promise<KeptData[]> {
  const runs = new Map((await db.selectFrom('purge_runs').selectAll().execute()).map((run) => [run.id, run]));
  return parts.map(({ id, what, after }) => {
    const run = runs.get(id);
    return {
      ...{ id, what, after, removed: run?.removed ?? 0 },
      lastRun: run?.ran_at.toISOString() ?? null,
      lastRemoval: run?.removed_at?.toISOString() ?? null,
    };
  });
}
