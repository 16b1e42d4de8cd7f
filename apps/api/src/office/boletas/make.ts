import type { WorkOrder } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import type { AuditLine } from '../../ground/history/audited';
import { boletaLine } from './boletaHistory';
import { mailAboutBoleta } from './mail';
import { readBoleta } from './read';

/**
 * Asks the order's person for a boleta when a finished order has an amount. Runs in the caller's transaction.
 * @returns the lines for its history; none when there is nothing to pay
 */
export async function makeBoleta(
  transaction: Database,
  { id, personId, amount }: WorkOrder,
  now: Date,
): Promise<AuditLine[]> {
  if (amount === null) return [];
  const made = await transaction
    .insertInto('boletas')
    .values({ work_order_id: id, person_id: personId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailAboutBoleta(transaction, 'boleta-to-upload', made.id, now);
  return [boletaLine('create', await readBoleta(transaction, made.id, { role: 'ADMIN' }))];
}
