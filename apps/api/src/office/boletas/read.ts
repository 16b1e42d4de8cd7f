import type { Boleta } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { allBoletas, type BoletaRecord, boletaGone, boletaRowOf, type Viewer } from './rows';

/** The boletas that a viewer may see. */
function seenBoletas(db: Database, viewer: Viewer) {
  const found = allBoletas(db);
  return viewer.role === 'ADMIN' ? found : found.where('boletas.person_id', '=', viewer.userId);
}

/** The most boletas to upload that one answer lists. */
const OWN_MOST = 100;

/** The boletas that a person has to upload: rejected ones first, then those that wait longest. */
export async function boletasToUpload(db: Database, userId: string): Promise<Boleta[]> {
  const rows = await seenBoletas(db, { role: 'PERSON', userId })
    .where('boletas.state', 'in', ['rejected', 'pending'])
    .orderBy('boletas.state', 'desc')
    .orderBy('boletas.created_at')
    .orderBy('boletas.id')
    .limit(OWN_MOST)
    .execute();
  return Promise.all(rows.map((row) => whole(db, row, { role: 'PERSON', userId })));
}

/**
 * The person's boleta that belongs to a document: the document is the boleta itself or the paper of its order. Empty for any other
 * document.
 */
export async function boletaOfDocument(db: Database, userId: string, documentId: string): Promise<Boleta[]> {
  if (!isId(documentId)) return [];
  const rows = await seenBoletas(db, { role: 'PERSON', userId })
    .where(
      sql<boolean>`(documents.id = ${documentId} or boletas.work_order_id =
        (select paper.work_order_id from documents as paper where paper.id = ${documentId}))`,
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

async function whole(db: Database, row: BoletaRecord, { role }: Viewer): Promise<Boleta> {
  const order = await db
    .selectFrom('work_orders')
    .leftJoin('documents', 'documents.work_order_id', 'work_orders.id')
    .select(['chapter_number', 'chapter_title', 'documents.id as document_id'])
    .where('work_orders.id', '=', row.work_order_id)
    .executeTakeFirst();
  const annulled = await db
    .selectFrom('annulled_boletas')
    .select(['folio', 'issued_on', 'gross', 'annulled_on', 'reason', 'document_id'])
    .select(['person_name', 'person_rut'])
    .where('boleta_id', '=', row.id)
    .orderBy('id', 'desc')
    .execute();
  return {
    ...boletaRowOf(row),
    chapterNumber: order?.chapter_number ?? null,
    chapterTitle: order?.chapter_title ?? '',
    finishedAt: row.created_at.toISOString(),
    orderDocumentId: order?.document_id ?? null,
    nomina:
      role === 'ADMIN' && row.nomina_id !== null && row.nomina_state !== null
        ? { id: row.nomina_id, state: row.nomina_state }
        : null,
    paidOn: row.paid_on ?? '',
    annulled: annulled.map(({ issued_on, annulled_on, document_id, gross, folio, reason, ...of }) => ({
      ...{ folio, reason, personName: of.person_name, personRut: of.person_rut ?? '' },
      issuedOn: issued_on,
      gross: Number(gross),
      annulledOn: annulled_on,
      documentId: document_id,
    })),
  };
}
