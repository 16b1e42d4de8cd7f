import type { Boleta, OwnAnnulled } from '@doblaje/contract';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';

const annulledBoletas = (db: Database) =>
  db
    .selectFrom('annulled_boletas')
    .select(['boleta_id', 'kind', 'folio', 'orders', 'issued_on', 'gross', 'annulled_on', 'reason'])
    .select(['document_id', 'person_name', 'person_rut']);

type Row = Awaited<ReturnType<ReturnType<typeof annulledBoletas>['execute']>>[number];

const told = (row: Row): Boleta['annulled'][number] => ({
  orderNumbers: row.orders.map(({ number }) => number),
  ...{ folio: row.folio, reason: row.reason, personName: row.person_name, personRut: row.person_rut ?? '' },
  ...{ issuedOn: row.issued_on, gross: Number(row.gross), annulledOn: row.annulled_on },
  documentId: row.document_id,
});

/** The earlier boletas of an order that were annulled, the latest first. */
export async function annulledOf(db: Database, boletaId: number): Promise<Boleta['annulled']> {
  const rows = await annulledBoletas(db).where('boleta_id', '=', boletaId).orderBy('id', 'desc').execute();
  return rows.map(told);
}

/** The person's annulled boleta that a document is; null for any other document. */
export async function annulledOfDocument(
  db: Database,
  userId: string,
  documentId: string,
): Promise<OwnAnnulled | null> {
  if (!isId(documentId)) return null;
  const row = await annulledBoletas(db)
    .where('document_id', '=', documentId)
    .where('person_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const now = await db
    .selectFrom('boletas')
    .select('state')
    .where('id', '=', row.boleta_id)
    .where('person_id', '=', userId)
    .executeTakeFirst();
  const isAwaited =
    row.kind === 'BHE' && now !== undefined && canMove(BOLETA_MOVES, 'upload', now.state, 'PERSON');
  return { ...told(row), kind: row.kind, awaitedId: isAwaited ? row.boleta_id : null };
}
