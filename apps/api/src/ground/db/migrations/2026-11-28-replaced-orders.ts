import { type Kysely, sql } from 'kysely';

/**
 * Whether another order replaces an order. A trigger maintains it. Every screen of an ADMIN counts
 * declined orders without a replacement, and can now use an index instead of searching all orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table work_orders add column is_replaced boolean not null default false');
  await run(`
    create function tell_replaced() returns trigger language plpgsql as $$
    declare
      replaced integer;
    begin
      foreach replaced in array array[old.replaces, new.replaces] loop
        update work_orders set is_replaced = not is_replaced
          where id = replaced and is_replaced <> exists (
            select from work_orders as other where other.replaces = replaced and other.deleted_at is null);
      end loop;
      return null;
    end $$`);
  await run(`
    create trigger tell_replaced after insert or delete or update of replaces, deleted_at on work_orders
      for each row execute function tell_replaced()`);
  await run(`
    update work_orders set is_replaced = true where exists (
      select from work_orders as other where other.replaces = work_orders.id and other.deleted_at is null)`);
  await run(`
    create index work_orders_unreplaced on work_orders (number_order, id)
      where state = 'rejected' and not is_replaced and deleted_at is null`);
}
