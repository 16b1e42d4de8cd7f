import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Lets transactions do something one by one: the second waits here until the first has ended, and sees what it wrote.
 * @param what they do, and to what: 'import 12'
 */
export async function oneByOne(transaction: Database, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(transaction);
}
