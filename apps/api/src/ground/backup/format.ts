import { z } from 'zod';

// A backup is a gzipped tar, encrypted with age if there is a key: manifest.json, files/KEY, rows/TABLE/NUMBER.ndjson, end.json. Files stand
// before rows, because the rows are read in a transaction that must not wait for the file store.

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() });

/** What a backup holds. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The changes of tables that the database has had. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});

/** @see manifestSchema */
export type Manifest = z.infer<typeof manifestSchema>;

/** The last part, which shows that nothing is missing. */
export const endSchema = z.object({
  files: z.number().int(),
  /** Files that rows name and the store did not have. */
  missing: z.array(z.string()),
});

/** @see endSchema */
export type End = z.infer<typeof endSchema>;

/** A backup cannot be written or read. The message is one line in Spanish. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
