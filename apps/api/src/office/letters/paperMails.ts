import { missingBankFields } from '@doblaje/domain/forms/profileBank';
import type { Database } from '../../ground/db/database';
import type { Letter, LetterData, Letters } from '../../ground/mail/letter';
import { knownBanks } from '../../people/banks/banks';
import { paidDay } from '../boletas/paidDay';
import { namedBoletas, nameOf, nameOfSeveral } from './boletaNames';
import { boletasMissingLetter } from './missingLetter';
import { bankDataLetter, bankReviewLetter, boletasPaidLetter, paymentRejectedLetter } from './paidLetters';
import {
  anotherBoletaLetter,
  boletaPdfLetter,
  boletaRejectedLetter,
  boletaToUploadLetter,
  documentSharedLetter,
  orderIssuedLetter,
  orderVoidedLetter,
} from './paperLetters';

/** The data of a document that mails name; undefined when the document is gone. */
async function namedDocument(db: Database, id: string | null) {
  if (id === null) return undefined;
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'project', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A mail about an order, which names and links its paper; null when the paper is gone. */
async function orderMail(
  db: Database,
  documentId: string | null,
  data: LetterData,
  letter: typeof orderIssuedLetter,
): Promise<Letter | null> {
  const document = await namedDocument(db, documentId);
  return document ? letter(data, document) : null;
}

/** A mail about a contract or script; null when the studio has withdrawn it. */
async function sharedMail(db: Database, documentId: string | null, data: LetterData): Promise<Letter | null> {
  const document = await namedDocument(db, documentId);
  return document ? documentSharedLetter(data, document) : null;
}

/** A mail about a boleta in its current state; null when the boleta is gone, or the person has already done what the mail asks for. */
async function boletaMail(
  db: Database,
  kind: 'boleta-to-upload' | 'boleta-rejected',
  id: number | null,
  data: LetterData,
): Promise<Letter | null> {
  if (id === null) return null;
  const boleta = await namedBoletas(db)
    .select(['boletas.state', 'boletas.reason', 'work_orders.amount_reason'])
    .where('boletas.id', '=', id)
    .executeTakeFirst();
  const wanted = kind === 'boleta-rejected' ? 'rejected' : 'pending';
  if (boleta?.state !== wanted) return null;
  const { reason, amount_reason } = boleta;
  const paper = { id, ...nameOf(boleta), isCorrected: amount_reason !== '' };
  if (kind === 'boleta-rejected') return boletaRejectedLetter(data, paper, reason);
  const annulled = await db
    .selectFrom('annulled_boletas')
    .select(['folio', 'orders'])
    .where('boleta_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!annulled) return boletaToUploadLetter(data, paper);
  // It may have paid more orders, which await boletas of their own by now.
  const { folio, orders } = annulled;
  const then = orders.length > 1 ? { ...paper, ...nameOfSeveral(orders) } : paper;
  return anotherBoletaLetter(data, then, folio);
}

/** A mail about the boletas that a person has not handed in; null when they have done so meanwhile. */
async function missingMail(db: Database, userId: string, data: LetterData): Promise<Letter | null> {
  const rows = await namedBoletas(db)
    .select('boletas.state')
    .where('boletas.person_id', '=', userId)
    .where('boletas.state', 'in', ['pending', 'rejected'])
    .orderBy('boletas.order_number')
    .execute();
  const papers = rows.map((row) => ({ id: row.id, ...nameOf(row), isRejected: row.state === 'rejected' }));
  return papers.length > 0 ? boletasMissingLetter(data, papers) : null;
}

/** A mail about the boletas of a person that a nómina paid; null when it no longer holds any. */
async function paidMail(
  db: Database,
  userId: string,
  nominaId: number | null,
  data: LetterData,
): Promise<Letter | null> {
  if (nominaId === null) return null;
  const rows = await namedBoletas(db)
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .select([paidDay.as('paid_on'), 'documents.id as document_id'])
    .where('boletas.nomina_id', '=', nominaId)
    .where('boletas.person_id', '=', userId)
    .where('boletas.state', '=', 'paid')
    .orderBy('boletas.order_number')
    .execute();
  const papers = rows.map((row) => ({ ...nameOf(row), documentId: row.document_id }));
  return rows[0] ? boletasPaidLetter(data, papers, rows[0].paid_on ?? '') : null;
}

/** A mail about a transfer that the bank rejected; null when the nómina's file no longer has it. */
async function rejectedMail(
  db: Database,
  userId: string,
  nominaId: number | null,
  data: LetterData,
): Promise<Letter | null> {
  if (nominaId === null) return null;
  const rejected = await db
    .selectFrom('nomina_transfers')
    .innerJoin('nomina_files', 'nomina_files.id', 'nomina_transfers.file_id')
    .select('answer_reason')
    .where('nomina_files.nomina_id', '=', nominaId)
    .where('nomina_transfers.person_id', '=', userId)
    .where('answer', '=', 'rejected')
    .orderBy('nomina_files.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rejected ? paymentRejectedLetter(data, rejected.answer_reason) : null;
}

/** A mail that asks for bank data; null when they have become complete. */
async function bankMail(db: Database, userId: string, data: LetterData): Promise<Letter | null> {
  const bank = await db
    .selectFrom('users')
    .select(['country', 'rut', 'bank', 'account_type', 'account_number', 'holder_rut', 'account_holder_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!bank) return null;
  const missing = missingBankFields(bank, await knownBanks(db));
  return missing.length > 0 ? bankDataLetter(data, bank.country ?? '') : null;
}

/** People whose account is inactive get no mail about papers. */
const ifActive =
  (write: Letters['order-issued']): Letters['order-issued'] =>
  (db, request) =>
    request.user.state === 'active' ? write(db, request) : null;

/** Mails about orders, boletas, nóminas and shared documents. */
export const OFFICE_LETTERS: Letters<
  | 'document-shared'
  | 'order-issued'
  | 'order-voided'
  | 'boleta-to-upload'
  | 'boleta-rejected'
  | 'boletas-missing'
  | 'boletas-paid'
  | 'payment-rejected'
  | 'bank-data-asked'
  | 'bank-review-asked'
  | 'boleta-pdf-asked'
> = {
  'document-shared': ifActive((db, { mail, data }) => sharedMail(db, mail.document_id, data)),
  'order-issued': ifActive((db, { mail, data }) => orderMail(db, mail.document_id, data, orderIssuedLetter)),
  'order-voided': ifActive((db, { mail, data }) => orderMail(db, mail.document_id, data, orderVoidedLetter)),
  'boleta-to-upload': ifActive((db, { mail, data }) =>
    boletaMail(db, 'boleta-to-upload', mail.boleta_id, data),
  ),
  'boleta-rejected': ifActive((db, { mail, data }) =>
    boletaMail(db, 'boleta-rejected', mail.boleta_id, data),
  ),
  'boletas-missing': ifActive((db, { user, data }) => missingMail(db, user.id, data)),
  'boletas-paid': ifActive((db, { user, mail, data }) => paidMail(db, user.id, mail.nomina_id, data)),
  'payment-rejected': ifActive((db, { user, mail, data }) => rejectedMail(db, user.id, mail.nomina_id, data)),
  'bank-data-asked': ifActive((db, { user, data }) => bankMail(db, user.id, data)),
  'bank-review-asked': ifActive((_, { data }) => bankReviewLetter(data)),
  'boleta-pdf-asked': ifActive((_, { data }) => boletaPdfLetter(data)),
};
