import type { SentBoletaPdf } from '@doblaje/contract';
import type { SentPdf } from '@doblaje/domain/boletaPdf';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import { isReplaceable } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** A PDF that was sent, with the boleta that it belongs to. */
interface KeptPdf extends SentPdf {
  orderNumbers: number[];
  boletaId: number;
  /** Which file it is; null for boletas that were annulled before that was kept. */
  digest: string | null;
  kind: BoletaKind;
}

/** Which PDFs are looked for. */
interface Looked {
  personId: string;
  /** Except the one of this boleta. @default 0: of all */
  id?: number;
  /** Only those of this folio or this file. @default all */
  only?: { folio: number | null; digest: string | null };
  /** Also the studio's BTE of other people, by their file. @default false */
  withBte?: boolean;
}

/** The folio in the PDF, where its barcode agrees. */
const READ = sql<number | null>`case when boleta_readings.checks->'barcode'->>'result' = 'right'
  then (boleta_readings.fields->>'folio')::integer end`;

function isLookedFor(table: 'boletas' | 'annulled_boletas', { personId, only, withBte = false }: Looked) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  const isOwn = sql`${of('person_id')} = ${personId}`;
  if (only === undefined) return sql<boolean>`${isOwn}`;
  const isBte = sql`${of('kind')} = 'BTE'`;
  const isFile = sql`${of('digest')} = ${only.digest}`;
  const isOwnOne = sql`${isOwn} and (${isFile} or (not ${isBte} and ${only.folio}::integer in (${of('folio')}, ${READ})))`;
  return withBte ? sql<boolean>`(${isOwnOne} or (${isBte} and ${isFile}))` : sql<boolean>`(${isOwnOne})`;
}

/** The latest PDFs that one answer lists. */
const MOST = 500;

/**
 * The PDFs that were sent for a person's boletas, the annulled ones too, the latest first. A rejected boleta's may be sent again, with
 * or without its orders.
 */
export async function sentPdfs(db: Database, looked: Looked): Promise<KeptPdf[]> {
  // First the present ones: one that is annulled in between is found there, or among the annulled ones.
  const present = await db
    .selectFrom('boletas')
    .leftJoin('boleta_readings', 'boleta_readings.boleta_id', 'boletas.id')
    .select(['boletas.id', 'boletas.kind', 'folio', 'digest', 'order_numbers', 'state', 'sii_state'])
    .select(READ.as('read'))
    .where('state', '<>', 'pending')
    .where('boletas.id', '<>', looked.id ?? 0)
    .where(isLookedFor('boletas', looked))
    .orderBy('uploaded_at', 'desc')
    .limit(MOST)
    .execute();
  const annulled = await db
    .selectFrom('annulled_boletas')
    .leftJoin('boleta_readings', 'boleta_readings.annulled_id', 'annulled_boletas.id')
    .select(['annulled_boletas.boleta_id', 'annulled_boletas.kind', 'folio', 'digest', 'orders'])
    .select(READ.as('read'))
    .where(isLookedFor('annulled_boletas', looked))
    .orderBy('annulled_boletas.id', 'desc')
    .limit(MOST)
    .execute();
  return [
    ...present
      .filter(({ state, sii_state: siiState }) => !isReplaceable({ state, siiState }))
      .map(({ id: boletaId, kind, folio, digest, order_numbers: orderNumbers, state, read }) =>
        kept({ boletaId, kind, folio: folio ?? 0, digest, orderNumbers, state }, read),
      ),
    ...annulled.map(({ boleta_id: boletaId, kind, folio, digest, orders, read }) => {
      const orderNumbers = orders.map(({ number }) => number);
      return kept({ boletaId, kind, folio, digest, orderNumbers, state: 'voided' }, read);
    }),
  ];
}

/** Those of the boletas that a person sent, as 'Subir boleta' knows them. */
export async function ownSentPdfs(db: Database, personId: string): Promise<SentBoletaPdf[]> {
  const sent = await sentPdfs(db, { personId });
  return sent.filter(({ kind }) => kind === 'BHE').map(({ digest: _, kind: __, ...told }) => told);
}

const kept = (pdf: Omit<KeptPdf, 'pdfFolio'>, read: number | null): KeptPdf => ({
  ...pdf,
  pdfFolio: read === pdf.folio ? null : read,
});
