import { type Erasure, Problem } from '@doblaje/contract';
import { isKeptByLaw, isOpenOrder, isUnpaidBoleta, keptFrom, keptUntil } from '@doblaje/domain/archive';
import { dayInChile } from '@doblaje/domain/days';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { forgetHistory } from '../../ground/history/audited';
import { archivePapers, type Said } from '../../office/archive/archive';
import { leaveFiles } from '../../office/nominas/kept';
import { laterThan } from '../../office/nominas/make';
import { forgetNobodys, holdSharedOf } from '../../office/sharedDocuments/erase';
import { eraseApplications } from '../applications/erase';
import { lockAdmins } from '../locks/admins';
import { namedPapers, workPapersOf } from '../openOrders/openOrders';

/** What a person should know before they erase all their data: their open work, and the data that the law keeps. */
export async function readErasure(db: Database, userId: string, now: Date): Promise<Erasure> {
  const documents = await workPapersOf(db, userId);
  const pending = await pendingBoletas(db, userId);
  const today = dayInChile(now);
  const { said } = await boletasOf(db, userId);
  const untilOf = ({ id, date }: { id: string; date: string | null }) =>
    keptUntil(keptFrom(date, said.get(id)?.paid_on, said.get(id)?.filedOn));
  const kept = documents.filter((paper) => isKeptByLaw(paper) && untilOf(paper) >= today);
  return {
    openOrders: namedPapers(documents.filter(isOpenOrder)),
    unpaidBoletas: namedPapers([...pending, ...documents.filter(isUnpaidBoleta)]),
    kept: {
      workOrders: kept.filter(({ kind }) => kind === 'work-order').length,
      boletas: kept.filter(({ kind }) => kind === 'boleta').length,
      until: kept.map(untilOf).sort().at(-1) ?? null,
    },
  };
}

/**
 * Removes a person and all their data for good (Ley 21.719, the right to be forgotten). What accounting law requires goes to the archive. A
 * simultaneous action of the person either comes before and is erased too, or finds no account (problems.ts).
 * @throws Problem 409 for the only ADMIN: nobody could manage the others
 */
export async function eraseAccount(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockForErasing(transaction, userId);
    const applications = await transaction
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    await eraseApplications(
      transaction,
      applications.map(({ id }) => id),
      now,
    );
    const shared = await holdSharedOf(transaction, userId);
    const orders = await leaveOrders(transaction, userId);
    await leaveNominas(transaction, userId, now);
    const boletas = await boletasOf(transaction, userId);
    const documents = await transaction
      .deleteFrom('documents')
      .where('user_id', '=', userId)
      .returningAll()
      .execute();
    const user = await transaction
      .deleteFrom('users')
      .where('id', '=', userId)
      .returning(['email', 'first_name', 'last_name', 'rut'])
      .executeTakeFirst();
    if (!user) return;
    await forgetNobodys(transaction, shared, now);
    await forgetHistory(transaction, 'person', [userId]);
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
    const kept = await archivePapers(transaction, user, papers, now);
    await discardBlobs(
      transaction,
      documents.map(({ key }) => key).filter((key) => !kept.has(key)),
      now,
    );
    await transaction
      .deleteFrom('mails')
      .where((row) => row.or([row('address', '=', user.email), row('user_id', '=', userId)]))
      .execute();
  });
}

/**
 * Locks the account before its data, as every write to these data does, so that no deadlock can occur.
 * @throws Problem 409 for the only ADMIN
 */
async function lockForErasing(db: Database, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  if (user?.role !== 'ADMIN') {
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    return;
  }
  // Lock all ADMINs in one order: two who leave at the same moment must not each count on the other.
  const admins = await lockAdmins(db);
  if (admins.size === 1 && admins.has(userId)) {
    throw new Problem(
      409,
      'Eres la única persona con el rol de Administración: antes de borrar tus datos, nombra a otra.',
      { code: 'LAST_ADMIN' },
    );
  }
}

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

/** A person's awaited boletas, as papers, although they have no document yet. Each one has its order's id. */
async function pendingBoletas(db: Database, userId: string) {
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('documents', 'documents.work_order_id', 'boletas.work_order_id')
    .select(['documents.id', 'boletas.order_number', 'boletas.project_title', 'boletas.created_at'])
    .where('boletas.person_id', '=', userId)
    .where('boletas.state', '=', 'pending')
    .orderBy('boletas.id')
    .execute();
  return rows.map(({ id, order_number, project_title, created_at }) => ({
    ...{ id, kind: 'boleta' as const, title: boletaTitle(order_number), project: project_title },
    ...{ state: 'pending' as const, date: dayInChile(created_at) },
  }));
}

/** The data and payment days of a person's boletas by their documents, including annulled ones. They are deleted with their orders. */
async function boletasOf(db: Database, userId: string) {
  const amounts = ['folio', 'gross', 'retention', 'net'] as const;
  const rows = await db
    .selectFrom('boletas')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .leftJoin('nominas', 'nominas.id', 'boletas.nomina_id')
    .select(['boletas.id', 'boletas.order_number', 'boletas.nomina_id', 'nominas.paid_on'])
    .select(['boletas.person_name', 'boletas.person_rut'])
    .select(amounts.map((name) => `boletas.${name}` as const))
    .select(['documents.id as document_id', 'documents.created_at as filed_at'])
    .where('boletas.person_id', '=', userId)
    .execute();
  const annulled = await db
    .selectFrom('annulled_boletas')
    .innerJoin('documents', 'documents.id', 'annulled_boletas.document_id')
    .innerJoin('boletas', 'boletas.id', 'annulled_boletas.boleta_id')
    .select(amounts.map((name) => `annulled_boletas.${name}` as const))
    .select(['document_id', 'documents.created_at as filed_at', 'boletas.order_number'])
    .select(['annulled_boletas.person_name', 'annulled_boletas.person_rut'])
    .where('annulled_boletas.person_id', '=', userId)
    .execute();
  const said = new Map<string, Said>();
  for (const row of [...rows, ...annulled.map((row) => ({ ...row, paid_on: null, nomina_id: null }))]) {
    const { document_id, filed_at, folio, gross, retention, net, order_number, paid_on, nomina_id } = row;
    if (document_id === null || filed_at === null) continue;
    said.set(document_id, {
      ...{ number: String(folio), amount: Number(gross), retention: Number(retention), net: Number(net) },
      ...{ order_number, paid_on, nomina_id: paid_on === null ? null : nomina_id },
      ...{ person_name: row.person_name, person_rut: row.person_rut },
      filedOn: dayInChile(filed_at),
    });
  }
  return { ids: rows.map(({ id }) => id), said };
}
