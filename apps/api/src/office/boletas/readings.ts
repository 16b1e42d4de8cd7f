import type { BoletaReading, BoletaRow } from '@doblaje/contract';
import {
  type BoletaPdf,
  boletaPdfDifferences,
  type OtherPdf,
  pdfIdentity,
  readBoletaPdf,
  unreadParties,
  unsureIssuer,
} from '@doblaje/domain/boletaPdf';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { BoletaReadingsTable } from '../../ground/db/tables/boletas';
import { logError } from '../../ground/failures/log';
import { readPdfTexts } from '../../ground/pdfs/openPdf';
import { readRates } from '../catalogues/rates';
import { readStudio } from '../catalogues/studio';
import { pesos } from './rows';
import { sentPdfs } from './sentPdfs';

/** What was read of a sent PDF. */
export type SentReading = BoletaPdf | OtherPdf | { kind: 'unread' };

/** Reads the PDF of a boleta. A reading that fails is no reason to refuse the boleta, so it never throws. */
export async function readSentPdf(db: Database, bytes: Uint8Array): Promise<SentReading> {
  try {
    const texts = await readPdfTexts(bytes);
    return texts === null ? { kind: 'unread' } : readBoletaPdf(texts, await rulesOf(db));
  } catch (error) {
    logError('boleta reading', error);
    return { kind: 'unread' };
  }
}

/** What a boleta's PDF is checked against. */
const rulesOf = async (db: Database) => ({
  rates: await readRates(db),
  studioRut: (await readStudio(db)).rut,
});

const NOTHING = { fields: null, checks: null, reasons: null, is_annulled: false } as const;

function columnsOf(read: SentReading) {
  if (read.kind !== 'boleta') return { kind: read.kind, ...NOTHING };
  const { kind, isAnnulled, checks, reasons, ...fields } = read;
  return {
    ...{ kind, fields: JSON.stringify(fields), checks: JSON.stringify(checks) },
    ...{ reasons: JSON.stringify(reasons), is_annulled: isAnnulled },
  };
}

/** Keeps what was read of the PDF that a boleta has from now on. */
export async function keepReading(db: Database, boletaId: number, read: SentReading, now: Date) {
  const columns = { ...columnsOf(read), read_at: now };
  await db
    .insertInto('boleta_readings')
    .values({ boleta_id: boletaId, ...columns })
    .onConflict((conflict) => conflict.column('boleta_id').doUpdateSet(columns))
    .execute();
}

/** The reading of a boleta that is annulled goes with the annulled one. */
export async function annulReading(db: Database, boletaId: number, annulledId: number): Promise<void> {
  await db
    .updateTable('boleta_readings')
    .set({ boleta_id: null, annulled_id: annulledId })
    .where('boleta_id', '=', boletaId)
    .execute();
}

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
function readOf(row: Selectable<BoletaReadingsTable>): SentReading {
  const { kind, fields, checks, reasons, is_annulled: isAnnulled } = row;
  if (kind !== 'boleta' || fields === null || checks === null) return { kind: 'unread' };
  return { kind, ...fields, checks, reasons: reasons ?? {}, isAnnulled };
}

/** What was read of the present PDF of a boleta; null if nothing was. */
export async function readingOf(db: Database, sent: BoletaRow): Promise<BoletaReading | null> {
  const row = await db
    .selectFrom('boleta_readings')
    .innerJoin('boletas', 'boletas.id', 'boleta_readings.boleta_id')
    .selectAll('boleta_readings')
    .select('boletas.digest')
    .where('boleta_id', '=', sent.id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kind, fields, read_at } = row;
  const read = readOf(row);
  return {
    ...{ kind, fields, readAt: read_at.toISOString() },
    differences: readingDifferences(read, sent),
    sentAs: await sentAs(db, sent, { read, digest: row.digest }),
  };
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

/** The other boletas of its person that a PDF was sent for, or that have its folio. */
async function sentAs(
  db: Database,
  { id, personId, personRut, today }: BoletaRow,
  { read, digest }: { read: SentReading; digest: string | null },
): Promise<BoletaReading['sentAs']> {
  const folio = pdfIdentity(read, today.personRut || personRut)?.folio ?? null;
  const others = await sentPdfs(db, { personId, id, only: { folio, digest } });
  return others.map(({ digest: _, kind: __, ...other }) => other);
}
