import type { Boleta, BoletaOrder } from '@doblaje/contract';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { siiCautions } from '../siiSheets/cautions';
import { paymentAtBank } from '../transfers/atBank';
import { annulledOf } from './annulled';
import { readingOf } from './readings';
import { regularizationsOf } from './regularizations';
import { allBoletas, type BoletaRecord, boletaGone, boletaRowOf, type Viewer } from './rows';

/** The boletas that a viewer may see. */
function seenBoletas(db: Database, viewer: Viewer) {
  const found = allBoletas(db);
  return viewer.role === 'ADMIN' ? found : found.where('boletas.person_id', '=', viewer.userId);
}

/** The most boletas to upload that one answer lists. */
const OWN_MOST = 100;

/** Awaited boletas of a person, the ones that wait longest first; `also` are states that come before them. */
async function waitingOf(db: Database, personId: string, viewer: Viewer, also: readonly BoletaState[]) {
  const rows = await seenBoletas(db, viewer)
    .where('boletas.person_id', '=', personId)
    .where('boletas.state', 'in', [...also, 'pending'])
    .orderBy('boletas.state', 'desc')
    .orderBy('boletas.created_at')
    .orderBy('boletas.id')
    .limit(OWN_MOST)
    .execute();
  return Promise.all(rows.map((row) => whole(db, row, viewer)));
}

/** The boletas that a person has to upload: rejected ones first, then those that wait longest. */
export const boletasToUpload = (db: Database, userId: string): Promise<Boleta[]> =>
  waitingOf(db, userId, { role: 'PERSON', userId }, ['rejected']);

/** The boletas of a person that nobody has sent, for ADMIN. None for an id that is none. */
export const awaitedBoletas = async (db: Database, personId: string): Promise<Boleta[]> =>
  isId(personId) ? waitingOf(db, personId, { role: 'ADMIN' }, []) : [];

/**
 * The person's boleta that belongs to a document: the document is the boleta itself or the paper of its order. Empty for any other
 * document.
 */
export async function boletaOfDocument(db: Database, userId: string, documentId: string): Promise<Boleta[]> {
  if (!isId(documentId)) return [];
  const rows = await seenBoletas(db, { role: 'PERSON', userId })
    .where(
      sql<boolean>`(documents.id = ${documentId} or boletas.id =
        (select boleta_orders.boleta_id from documents as paper join boleta_orders using (work_order_id)
          where paper.id = ${documentId}))`,
    )
    .execute();
  return Promise.all(rows.map((row) => whole(db, row, { role: 'PERSON', userId })));
}

/** One boleta with all its data; null when it does not exist or the viewer may not see it. */
export async function readBoletaIfThere(db: Database, id: number, viewer: Viewer): Promise<Boleta | null> {
  const row = await seenBoletas(db, viewer).where('boletas.id', '=', id).executeTakeFirst();
  return row ? whole(db, row, viewer) : null;
}

/** @throws Problem 404 */
export async function readBoleta(db: Database, id: number, viewer: Viewer): Promise<Boleta> {
  const boleta = await readBoletaIfThere(db, id, viewer);
  if (!boleta) throw boletaGone(viewer);
  return boleta;
}

/** The orders that a boleta pays, the one that asked for it first. */
async function ordersOf(
  db: Database,
  { id, gross }: Pick<BoletaRecord, 'id' | 'gross'>,
): Promise<BoletaOrder[]> {
  const rows = await db
    .selectFrom('boleta_orders')
    .innerJoin('work_orders', 'work_orders.id', 'boleta_orders.work_order_id')
    .leftJoin('projects', 'projects.id', 'boleta_orders.project_id')
    .select(['work_orders.id', 'work_orders.number', 'work_orders.type_id', 'work_orders.amount'])
    .select(['work_orders.project_now', 'projects.season as season_now'])
    .select(['boleta_orders.part', 'boleta_orders.project_title', 'boleta_orders.season'])
    .where('boleta_orders.boleta_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    // A finished order has a number, a type and, where it is paid, an amount.
    orderNumber: row.number as number,
    typeId: row.type_id as WorkOrderTypeId,
    projectTitle: gross === null ? row.project_now : row.project_title,
    season: (gross === null ? row.season_now : row.season) ?? '',
    amount: Number(row.amount),
    part: row.part === null ? null : Number(row.part),
  }));
}

/** The nómina that holds a boleta, with how far its payment is at the bank. */
async function nominaOf(db: Database, boletaId: number): Promise<Boleta['nomina']> {
  const nomina = await db
    .selectFrom('boletas')
    .innerJoin('nominas', 'nominas.id', 'boletas.nomina_id')
    .select(['nominas.id', 'nominas.state', paymentAtBank.as('bank')])
    .where('boletas.id', '=', boletaId)
    .executeTakeFirst();
  return nomina ?? null;
}

/** What the SII's current sheet says of a boleta. */
const cautionOf = async (db: Database, id: number) => (await siiCautions(db, [id])).get(id) ?? null;

async function whole(db: Database, row: BoletaRecord, { role }: Viewer): Promise<Boleta> {
  const order = await db
    .selectFrom('work_orders')
    .leftJoin('documents', 'documents.work_order_id', 'work_orders.id')
    .select(['chapter_number', 'chapter_title', 'documents.id as document_id'])
    .where('work_orders.id', '=', row.work_order_id)
    .executeTakeFirst();
  const told = boletaRowOf(row);
  return {
    ...told,
    orders: await ordersOf(db, row),
    ...(await regularizationsOf(db, row)),
    chapterNumber: order?.chapter_number ?? null,
    chapterTitle: order?.chapter_title ?? '',
    finishedAt: row.created_at.toISOString(),
    orderDocumentId: order?.document_id ?? null,
    nomina: role === 'ADMIN' ? await nominaOf(db, row.id) : null,
    paidOn: row.paid_on ?? '',
    reading: role === 'ADMIN' ? await readingOf(db, told) : null,
    atSii: role === 'ADMIN' && row.gross !== null ? await cautionOf(db, row.id) : null,
    annulled: await annulledOf(db, row.id),
  };
}
