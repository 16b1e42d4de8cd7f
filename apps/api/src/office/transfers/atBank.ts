import type { PaymentAtBank } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** SQL: the valid file of `nominas`, which is the last. */
const validFile = sql<number>`(
  select max(nomina_files.id) from nomina_files where nomina_files.nomina_id = nominas.id)`;

/**
 * SQL: what the bank did with the payment of `boletas` while `nominas`, which holds it, is prepared. null: its file was never handed out.
 * What the bank rejected has left the nómina.
 */
export const paymentAtBank = sql<PaymentAtBank | null>`case when nominas.state = 'prepared' then (
  select nullif(coalesce(answer, 'handedOut'), 'rejected') from nomina_transfers
    where nomina_transfers.person_id = boletas.person_id and file_id = ${validFile}) end`;

/** Whether the bank has paid a person what no nómina tells as paid yet, or may still pay it: its file was handed out. */
export async function hasPaymentAtBank(db: Database, personId: string): Promise<boolean> {
  const boleta = await db
    .selectFrom('boletas')
    .innerJoin('nominas', 'nominas.id', 'boletas.nomina_id')
    .select('boletas.id')
    .where('boletas.person_id', '=', personId)
    .where(paymentAtBank, 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return boleta !== undefined;
}
