import { type Kysely, sql } from 'kysely';

/**
 * An order counts as replaced only when its replacement is issued. Nobody has been
 * asked for a draft, so until then the declined order still waits for the studio.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create or replace function tell_replaced() returns trigger language plpgsql as $$
    declare
      replaced integer;
    begin
      foreach replaced in array array[old.replaces, new.replaces] loop
        update work_orders set is_replaced = not is_replaced
          where id = replaced and is_replaced <> exists (
            select from work_orders as other
            where other.replaces = replaced and other.deleted_at is null and other.state <> 'draft');
      end loop;
      return null;
    end $$`);
  await run('drop trigger tell_replaced on work_orders');
  await run(`
    create trigger tell_replaced after insert or delete or update of replaces, deleted_at, state on work_orders
      for each row execute function tell_replaced()`);
  await run(`
    update work_orders set is_replaced = false where is_replaced and not exists (
      select from work_orders as other
      where other.replaces = work_orders.id and other.deleted_at is null and other.state <> 'draft')`);
}
