import type { BoletaRow } from '@doblaje/contract';
import {
  type BoletaPdf,
  boletaPdfDifferences,
  type OtherPdf,
  unreadParties,
  unsureIssuer,
} from '@doblaje/domain/boletaPdf';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { pesos } from '../../ground/db/pesos';
import type { BoletaReadingsTable } from '../../ground/db/tables/boletas';

/** What was read of a sent PDF. */
export type SentReading = BoletaPdf | OtherPdf | { kind: 'unread' };

/** What was sent with a PDF, and the RUT of who sent it. */
type Sent = Pick<
  BoletaRow,
  'personRut' | 'folio' | 'issuedOn' | 'gross' | 'withheldBy' | 'retention' | 'net'
>;

/** In which a PDF differs from what was sent, or from itself: sentences in Spanish. */
export function readingDifferences(read: SentReading, sent: Sent): string[] {
  if (read.kind !== 'boleta') return [];
  const { folio, issuedOn, gross, withheldBy, retention, net } = sent;
  const typed = { folio, issuedOn, gross, withheldBy, retention, net };
  const told = boletaPdfDifferences(read, { rut: sent.personRut, typed });
  const wrong = Object.values(read.checks).filter(({ result }) => result === 'wrong');
  return [...told, ...wrong].map(({ message }) => message);
}

/** Whether ADMIN has to look at what was read: it differs, or nobody could compare whose it is. */
export const needsLook = (read: SentReading, sent: Sent): boolean =>
  readingDifferences(read, sent).length > 0 ||
  (read.kind === 'boleta' && (unsureIssuer(read, sent.personRut) !== '' || unreadParties(read).length > 0));

/** A reading as it was made. */
export function readOf(row: Selectable<BoletaReadingsTable>): SentReading {
  const { kind, fields, checks, reasons, is_annulled: isAnnulled } = row;
  if (kind !== 'boleta' || fields === null || checks === null) return { kind: 'unread' };
  return { kind, ...fields, checks, reasons: reasons ?? {}, isAnnulled };
}

/** Of some boletas those whose present PDF says something else than was sent: in which, in sentences, by id. */
export async function differingReadings(
  db: Database,
  boletas: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (boletas.length === 0) return new Map();
  const rows = await db
    .selectFrom('boleta_readings')
    .innerJoin('boletas', 'boletas.id', 'boleta_readings.boleta_id')
    .selectAll('boleta_readings')
    .select(['boletas.id as of', 'boletas.folio', 'issued_on', 'gross', 'retention', 'net'])
    .select(['withheld_by', 'person_rut'])
    .where('boleta_id', 'in', boletas)
    .execute();
  return new Map(
    rows.flatMap((row): [number, string[]][] => {
      const told = readingDifferences(readOf(row), {
        ...{ personRut: row.person_rut ?? '', folio: row.folio, issuedOn: row.issued_on ?? '' },
        ...{ gross: pesos(row.gross), retention: pesos(row.retention), net: pesos(row.net) },
        withheldBy: row.withheld_by ?? '',
      });
      return told.length === 0 ? [] : [[row.of, told]];
    }),
  );
}
