import type { Database } from '../../ground/db/database';
import { unreplaced } from './list';

/** Whether there is a declined order without a replacement: the alert dot of 'Proyectos' (desk.md §8). */
export async function hasDeclinedOrder(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('work_orders')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(unreplaced)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Whether an order waits for a person's answer: the alert dot of 'Documentos'. Reading the order does not clear it. */
export async function hasOrderToAnswer(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('work_orders')
    .select('id')
    .where('person_id', '=', userId)
    .where('state', '=', 'issued')
    .limit(1)
    .execute();
  return found.length > 0;
}
