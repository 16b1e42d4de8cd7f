import { OTHER_PDF, pdfIdentity, sentAlreadyText, unsendablePdf } from '@doblaje/domain/boletaPdf';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { SentReading } from '../pdfReadings/differences';
import { sentPdfs } from './sentPdfs';

/** Lets the boletas of a person be sent one by one, and all BTE: of two sendings of the same PDF the second sees the first. */
export async function sendOneByOne(db: Database, kind: BoletaKind, personId: string): Promise<void> {
  if (kind === 'BTE') await oneByOne(db, 'boletas BTE');
  await oneByOne(db, `boletas ${personId}`);
}

/** A PDF that is sent. */
interface Sent {
  id: number;
  personId: string;
  kind: BoletaKind;
  /** Of the person, as their data sheet has it. */
  rut: string;
  digest: string;
  /** null: nothing reads it. */
  reading: SentReading | null;
}

/**
 * Checks that a PDF was not sent for another boleta, and is of one that holds. Runs once {@link sendOneByOne} let it.
 * @returns whether ADMIN has to look: its folio, not read for certain, is that of another boleta
 * @throws Problem 422 on the file
 */
export async function checkPdfUnsent(
  db: Database,
  { id, personId, kind, rut, digest, reading }: Sent,
): Promise<boolean> {
  const identity = reading && pdfIdentity(reading, rut);
  const only = { digest, folio: identity?.folio ?? null };
  const sent = await sentPdfs(db, { personId, id, only, withBte: kind === 'BTE' });
  const same = sent.find((other) => other.digest === digest);
  if (same) throw fieldProblem('file', `${sentAlreadyText(same)} ${OTHER_PDF}`);
  const why = reading === null ? '' : unsendablePdf(reading, { rut, sent });
  if (why !== '') throw fieldProblem('file', why);
  return sent.length > 0;
}
