import { type Kysely, sql } from 'kysely';

/**
 * Mails that lead into an account are sent before all others. Undelivered mails can be
 * found by person and by document, so that the desk can show them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table mails add column is_urgent boolean not null default false');
  await run(`
    update mails set is_urgent = true where done_at is null and kind in (
      'activation', 'first-password', 'invitation', 'invited-again', 'already-registered', 'resend-activation', 'reset',
      'password-changed')`);
  await run('create index mails_next on mails (is_urgent desc, id) where done_at is null');
  const undelivered = 'where done_at is not null and failure is not null';
  await run(`create index mails_undelivered on mails (user_id, id) ${undelivered}`);
  await run(`create index mails_undelivered_documents on mails (document_id, id) ${undelivered}`);
}
