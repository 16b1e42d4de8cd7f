import { createHash } from 'node:crypto';
import { type BankAnswerCheck, type FieldError, type Nomina, notPossible, Problem } from '@doblaje/contract';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import {
  type AnswerMatch,
  type AnswerState,
  answerLayoutOf,
  type BankAnswer,
  matchAnswer,
  readBankAnswer,
} from '@doblaje/domain/bankAnswers';
import { conjoined } from '@doblaje/domain/naming';
import { labelOfNominaState } from '@doblaje/domain/options/nominaStates';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { readSheet } from '../../ground/sheets/readSheet';
import { readAnswerColumns } from './answerColumns';
import { newest, undatedIn } from './lineDays';
import { ERASED, readNomina } from './read';
import { refuseBlockedIn } from './refuseBlocked';
import { type KeptTransfer, lastFile, type MadeFile } from './transfers';

/** The file of a bank's answer, as it was sent. */
export interface SentAnswer {
  bytes: Uint8Array;
  /** Of the file. */
  name: string;
}

/** A payment of a nómina's file, with what the bank says of it. */
export interface Answered {
  transfer: KeptTransfer;
  /** What is noted by confirming; null: nothing. */
  answer: AnswerState | null;
  outcome: BankAnswerCheck['payments'][number]['outcome'];
  reason: string;
  isNew: boolean;
}

/** An answer beside its nómina: what is shown, and what is written. */
export interface CheckedAnswer {
  shown: BankAnswerCheck;
  answered: readonly Answered[];
  file: MadeFile;
}

/** How many faults a refusal tells. */
const TOLD = 50;

/** @throws Problem 422 with what is wrong, row by row */
function refuse(name: string, message: string, errors: readonly FieldError[]): never {
  throw new Problem(422, `${name}: ${message}`, { errors: errors.slice(0, TOLD) });
}

const byRow = ({ row, message }: { row: number; message: string }): FieldError => ({
  field: `${row}`,
  message: `Fila ${row}: ${message}`,
});

/** @throws Problem 422 when the answer, or one of its rows, cannot be read */
function refuseUnread(name: string, { message, errors, lines }: BankAnswer): void {
  if (message !== '') throw fieldProblem('file', `${name}: ${message}`);
  if (errors.length > 0) {
    const unread =
      errors.length === 1
        ? 'no se pudo leer una fila'
        : `no se pudieron leer ${countText(errors.length)} filas`;
    refuse(name, `${unread}, y no se anotó nada.`, errors.map(byRow));
  }
  if (lines.length === 0) throw fieldProblem('file', `${name} no tiene pagos`);
}

/**
 * The answer of another nómina may share a person and an amount with this one by chance. Lines of others are taken only beside an answer
 * to every payment of this one: so is the report of a day with several nóminas. A line of another amount or account is of this nómina
 * only beside more that agree in everything.
 * @throws Problem 422
 */
function refuseOther(name: string, { message, foreign, payments }: AnswerMatch): void {
  if (message !== '') throw fieldProblem('file', `${name}: ${message}`);
  const differing = new Set(foreign.flatMap(({ beside }) => beside));
  const silent = payments.filter(({ outcome }) => outcome === 'unanswered').length;
  const isOthers = foreign.some(({ beside }) => beside.length === 0) && silent > differing.size;
  if (!isOthers && (differing.size === 0 || payments.length - silent > differing.size)) return;
  const told = foreign.map(({ line, message: why }) => byRow({ row: line.row, message: why }));
  refuse(
    name,
    'parece la respuesta de otra nómina: tiene pagos que no son de esta, y le faltan otros.',
    told,
  );
}

/** Payments of which the bank tells another amount or account: nothing is noted of them, and somebody has to look. */
function withDiffering({ payments, foreign }: AnswerMatch): AnswerMatch['payments'] {
  return payments.map((answered) => {
    const own = foreign.filter(({ beside }) => beside.includes(answered.payment));
    if (own.length === 0) return answered;
    const told = own.map(({ line: { row, amount, account }, why }) =>
      why === 'amount'
        ? `El banco dice otro monto, ${formatPesos(amount)} (fila ${row})`
        : `El banco dice otra cuenta, ${account} (fila ${row})`,
    );
    return { ...answered, outcome: 'unclear', reason: `${told.join('. ')}: hay que revisarlo en el banco.` };
  });
}

const WORDS: Readonly<Record<AnswerState, string>> = {
  paid: 'lo había pagado',
  rejected: 'lo había rechazado',
  waiting: 'esperaba',
};

/** What a payment becomes. What the bank paid or rejected is final: its boletas may be in another nómina by now. */
function answeredOf(
  transfer: KeptTransfer,
  { outcome, reason = '' }: AnswerMatch['payments'][number],
): Answered {
  const before = transfer.answer;
  if (outcome === 'unanswered' || outcome === 'unclear') {
    const why =
      outcome === 'unclear'
        ? reason || 'La respuesta no dice qué pasó con este pago: míralo en el banco.'
        : '';
    return { transfer, answer: before, outcome, reason: why, isNew: false };
  }
  if (before !== null && before !== 'waiting' && before !== outcome) {
    const why = `Antes el banco dijo que ${WORDS[before]}: míralo en el banco.`;
    return { transfer, answer: before, outcome: 'unclear', reason: why, isNew: false };
  }
  return { transfer, answer: outcome, outcome, reason, isNew: before !== outcome };
}

/** What becomes of the nómina once all this is noted. Whom it pays nothing any more it does not wait for. */
function becomesOf({ lines }: Nomina, answered: readonly Answered[]): BankAnswerCheck['becomes'] {
  const people = new Set(lines.map(({ personId }) => personId));
  const left = answered.filter(
    ({ answer, transfer }) => answer !== 'rejected' && (answer !== null || people.has(transfer.person_id)),
  );
  if (left.length === 0) return 'rejected';
  return left.every(({ answer }) => answer === 'paid') ? 'paid' : 'prepared';
}

/** The lines that the bank has paid. */
export function paidIn({ lines }: Nomina, answered: readonly Answered[]): Nomina['lines'] {
  const people = new Set(
    answered.flatMap(({ answer, transfer }) => (answer === 'paid' ? [transfer.person_id] : [])),
  );
  return lines.filter(({ personId }) => people.has(personId));
}

/** @throws Problem 409 when an answer to the nómina cannot be noted */
function refuseState({ state, downloads }: Nomina): void {
  if (state !== 'prepared')
    throw notPossible(`La nómina está ${labelOfNominaState(state).toLowerCase()}: no espera respuesta.`);
  if (downloads.length === 0) throw notPossible('Nadie ha descargado el archivo de esta nómina.');
}

/**
 * A boleta may have left the nómina since its file was made. Unless the bank rejects that payment it may have paid what is free by now.
 * @throws Problem 409
 */
function refuseChangedSums({ changes }: Nomina, answered: readonly Answered[]): void {
  const said = new Set(
    answered
      .filter(({ outcome }) => outcome !== 'unanswered' && outcome !== 'rejected')
      .map(({ transfer }) => transfer.person_id),
  );
  const moved = changes.filter((change) => change.changes.includes('net') && said.has(change.personId));
  if (moved.length > 0)
    throw notPossible(
      `Lo que se paga a ${conjoined(moved.map(({ personName }) => personName))} cambió después de hacer el archivo: revisa en el banco qué se pagó.`,
    );
}

/** RUTs of the people who are paid, some of them into somebody else's account. */
async function rutsOf(db: Database, transfers: readonly KeptTransfer[]) {
  const ids = transfers.flatMap(({ person_id }) => person_id ?? []);
  if (ids.length === 0) return new Map<string | null, string | null>();
  const people = await db.selectFrom('users').select(['id', 'rut']).where('id', 'in', ids).execute();
  return new Map<string | null, string | null>(people.map(({ id, rut }) => [id, rut]));
}

/**
 * Lays the answer of a bank beside a nómina. Writes nothing.
 * @throws Problem 404; 409 when the nómina awaits no answer; 422 when it cannot be read, or is of another nómina
 */
export async function checkAnswer(db: Database, id: number, sent: SentAnswer): Promise<CheckedAnswer> {
  const nomina = await readNomina(db, id);
  await refuseBlockedIn(db, id);
  const file = await lastFile(db, id);
  refuseState(nomina);
  if (!file) throw notPossible('Esta nómina no tiene archivo para el banco.');
  const layout = answerLayoutOf(await readAnswerColumns(db, id));
  const answer = readBankAnswer(await readSheet(sent.bytes, sent.name), layout);
  refuseUnread(sent.name, answer);
  const ruts = await rutsOf(db, file.transfers);
  const payments = file.transfers.map(({ person_id, holder_rut, net, account_number }) => ({
    ...{ rut: holder_rut ?? '', personRut: ruts.get(person_id) ?? '' },
    ...{ amount: net, account: account_number ?? '' },
  }));
  const match = matchAnswer(answer.lines, payments);
  refuseOther(sent.name, match);
  const told = withDiffering(match);
  const answered = file.transfers.flatMap((transfer, index) => {
    const payment = told[index];
    return payment ? [answeredOf(transfer, payment)] : [];
  });
  refuseChangedSums(nomina, answered);
  return { file, answered, shown: shownOf(sent.name, match, { nomina, answered }) };
}

function shownOf(
  name: string,
  { foreign }: AnswerMatch,
  { nomina, answered }: { nomina: Nomina; answered: readonly Answered[] },
): BankAnswerCheck {
  const told = {
    name,
    payments: answered.map(({ transfer, outcome, reason, isNew }) => ({
      ...{ personId: transfer.person_id, personName: transfer.person_name || ERASED, net: transfer.net },
      // What an earlier answer has said of it stands: it is not unanswered.
      ...(outcome === 'unanswered' && transfer.answer !== null
        ? { outcome: transfer.answer, reason: transfer.answer_reason }
        : { outcome, reason }),
      isNew,
    })),
    foreign: foreign.flatMap(({ line: { row, rut, amount }, beside, message }) =>
      beside.length === 0 ? [{ row, rut, amount, message }] : [],
    ),
    becomes: becomesOf(nomina, answered),
    latestIssuedOn: newest(undatedIn(paidIn(nomina, answered)).map(({ issuedOn }) => issuedOn)),
  };
  return { ...told, seen: createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32) };
}
