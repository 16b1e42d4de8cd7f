import type { BoletaReading, BoletaRow } from '@doblaje/contract';
import { pdfIdentity, readBoletaPdf } from '@doblaje/domain/boletaPdf';
import type { Database } from '../../ground/db/database';
import { logError } from '../../ground/failures/log';
import { readPdfTexts } from '../../ground/pdfs/openPdf';
import { readRates } from '../catalogues/rates';
import { readStudio } from '../catalogues/studio';
import { needsLook, readingDifferences, readOf, type SentReading } from '../pdfReadings/differences';
import { sentPdfs } from './sentPdfs';

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

/** The reading of a boleta's present PDF, as it is kept. */
const keptReading = (db: Database, id: number) =>
  db
    .selectFrom('boleta_readings')
    .innerJoin('boletas', 'boletas.id', 'boleta_readings.boleta_id')
    .selectAll('boleta_readings')
    .select('boletas.digest')
    .where('boleta_id', '=', id)
    .executeTakeFirst();

/** {@link needsLook} once more, by what is known now of a boleta that was sent. */
export async function stillNeedsLook(db: Database, sent: BoletaRow): Promise<boolean> {
  const row = await keptReading(db, sent.id);
  if (row === undefined) return false;
  const read = readOf(row);
  return needsLook(read, sent) || (await sentAs(db, sent, { read, digest: row.digest })).length > 0;
}

/** What was read of the present PDF of a boleta; null if nothing was. */
export async function readingOf(db: Database, sent: BoletaRow): Promise<BoletaReading | null> {
  const row = await keptReading(db, sent.id);
  if (row === undefined) return null;
  const { kind, fields, read_at } = row;
  const read = readOf(row);
  return {
    ...{ kind, fields, readAt: read_at.toISOString() },
    differences: readingDifferences(read, sent),
    sentAs: await sentAs(db, sent, { read, digest: row.digest }),
  };
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
