import { type Kysely, sql } from 'kysely';

/**
 * Two reasons that finishing an order may record: why more was recorded than planned, and why its
 * amount differs from the issued one. A cast may have more loops done than planned from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    alter table work_orders
      add column finish_note text not null default '',
      add column amount_reason text not null default '',
      add column amount_issued bigint`);
  await run('alter table appearances drop constraint appearances_loops');
  await run(`
    alter table appearances add constraint appearances_loops
      check (loops_done between 0 and 9999)`);
}
