import { API_MESSAGES, notPossible } from '@doblaje/contract';
import { isKeptByLaw } from '@doblaje/domain/archive';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';
import type { ErasedPart } from '../../people/erasure/erasure';
import { leaveFiles } from '../nominas/kept';
import { laterThan } from '../nominas/make';
import { hasPaymentAtBank } from '../transfers/atBank';
import { archivePapers } from './archive';
import { boletasOf } from './boletasOf';

/**
 * A person's orders, boletas and documents. What accounting law requires goes to the archive. Without its line a payment would be declared
 * for nobody, so one that is at the bank comes first.
 * @throws Problem 409 while a payment of theirs is at the bank
 */
export const erasePapers: ErasedPart = async (transaction, userId, now) => {
  if (await hasPaymentAtBank(transaction, userId)) throw notPossible(API_MESSAGES.erasePaymentAtBank);
  const orders = await leaveOrders(transaction, userId);
  await leaveNominas(transaction, userId, now);
  const boletas = await boletasOf(transaction, userId);
  const documents = await transaction
    .deleteFrom('documents')
    .where('user_id', '=', userId)
    .returningAll()
    .execute();
  return async (person) => {
    await forgetHistory(
      transaction,
      'document',
      documents.map(({ id }) => id),
    );
    await forgetHistory(transaction, 'work-order', [...orders.keys()].map(String));
    await forgetHistory(transaction, 'boleta', boletas.ids.map(String));
    const papers = documents.filter(isKeptByLaw).map((document) => ({
      ...document,
      ...orders.get(document.work_order_id ?? 0),
      ...boletas.said.get(document.id),
    }));
    const kept = await archivePapers(transaction, person, papers, now);
    await discardBlobs(
      transaction,
      documents.map(({ key }) => key).filter((key) => !kept.has(key)),
      now,
    );
  };
};

/**
 * Removes a person from the drafts meant for them. Returns number and amount of their issued orders: these are deleted with the person, and
 * the archive keeps what the law requires.
 */
async function leaveOrders(db: Database, userId: string) {
  await db
    .updateTable('work_orders')
    .set({ person_id: null })
    .where('person_id', '=', userId)
    .where('state', '=', 'draft')
    .execute();
  const orders = await db
    .selectFrom('work_orders')
    .select(['id', 'number', 'amount', 'person_name'])
    .where('person_id', '=', userId)
    .execute();
  return new Map(
    orders.map(({ id, number, amount, person_name }) => [
      id,
      {
        person_name,
        number: number === null ? null : String(number),
        amount: amount === null ? null : Number(amount),
      },
    ]),
  );
}

/**
 * Takes a person's boletas out of the unpaid nóminas. A paid line keeps name, RUT and amounts, as the law requires (nominas/kept.ts ends
 * that). A voided line keeps the amounts.
 */
async function leaveNominas(db: Database, userId: string, now: Date): Promise<void> {
  const own = db.selectFrom('boletas').select('id').where('person_id', '=', userId);
  const nominas = await db
    .selectFrom('nominas')
    .select('id')
    .where('state', '=', 'prepared')
    .where('id', 'in', own.clearSelect().select('nomina_id').where('nomina_id', 'is not', null))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of nominas) {
    await db.deleteFrom('nomina_lines').where('nomina_id', '=', id).where('boleta_id', 'in', own).execute();
    await db
      .updateTable('nominas')
      .set({ updated_at: laterThan(now) })
      .where('id', '=', id)
      .execute();
  }
  await leaveFiles(db, userId);
}
