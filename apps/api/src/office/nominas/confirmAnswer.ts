import type { Nomina } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { type Answered, type CheckedAnswer, checkAnswer, paidIn, type SentAnswer } from './checkAnswer';
import { boletasOf, free, moveNomina, settleLines } from './moves';
import { payBoletas, payLines, tellPeople } from './pay';
import { readNomina } from './read';

/** A confirmed answer. */
interface Confirmed extends SentAnswer {
  /** Day of what it newly pays, 'AAAA-MM-DD'; judged only where something is. */
  paidOn: string;
  /** `seen` of the check that was shown. */
  seen: string;
  /** The nómina's, as it was read. */
  updatedAt: string;
}

/** Who is told of an answer, and how. */
interface Tell {
  rejected: typeof mailPeople;
  paid: typeof tellPeople;
}

/** A nómina moves to where the answer brings it; with payments still open it stays prepared, as when a boleta is taken out. */
const MOVES = { paid: 'pay', rejected: 'void', prepared: 'remove' } as const;

/**
 * Writes what a bank answered, in one transaction: the boletas of paid payments are paid on that day, rejected ones free theirs, each
 * person gets a mail, and once all that is left is paid the nómina is. The same answer again changes nothing.
 * @param tell tells the people whose payments were rejected or made, within the transaction. @default each gets one mail
 * @throws Problem as {@link checkAnswer}; 409 when the month of the day is closed; 422 on `paidOn`
 */
export async function confirmAnswer(
  db: Database,
  doer: Doer,
  id: number,
  { paidOn, seen, updatedAt, ...sent }: Confirmed,
  tell: Tell = { rejected: mailPeople, paid: tellPeople },
): Promise<Edited<Nomina>> {
  const checked = await checkAnswer(db, id, sent);
  const { shown, answered } = checked;
  if (shown.seen !== seen) return { isStale: true, current: await readNomina(db, id) };
  if (!answered.some(({ isNew }) => isNew) && shown.becomes === 'prepared')
    return { isStale: false, saved: await readNomina(db, id) };
  return moveNomina(db, doer, {
    id,
    updatedAt,
    move: MOVES[shown.becomes],
    // The file of a nómina may be made anew without a change of the nómina itself.
    isSeen: async (transaction) => (await answersNow(transaction, checked)) === answersOf(answered),
    work: async (transaction, nomina) => {
      await noteAnswers(transaction, id, checked, doer.now);
      const gone = await freeRejected(transaction, doer, nomina, checked, tell.rejected);
      const reason = 'Respuesta del banco';
      if (shown.becomes === 'rejected') return { void_reason: REJECTED, reason: REJECTED, lines: gone };
      if (shown.becomes === 'prepared') {
        const paid = await payLines(
          transaction,
          doer,
          { id, lines: paidIn(nomina, answered) },
          paidOn,
          tell.paid,
        );
        return { reason, lines: [...gone, ...paid] };
      }
      const left = { ...nomina, lines: leftIn(nomina, answered) };
      const { paid_on, lines } = await payBoletas(transaction, doer, left, paidOn, tell.paid);
      return { paid_on, reason, lines: [...gone, ...lines] };
    },
  });
}

const REJECTED = 'El banco rechazó todos los pagos';

const answersOf = (answered: readonly Answered[]) =>
  JSON.stringify(answered.map(({ transfer: { position, answer } }) => [position, answer]));

/** The answers noted of the file that was checked, or '' if it is no longer the valid one. Locks the nómina before. */
async function answersNow(db: Database, { file }: CheckedAnswer): Promise<string> {
  const { nomina_id } = await db
    .selectFrom('nomina_files')
    .select('nomina_id')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  await db.selectFrom('nominas').select('id').where('id', '=', nomina_id).forUpdate().execute();
  const later = await db
    .selectFrom('nomina_files')
    .select('id')
    .where('nomina_id', '=', nomina_id)
    .where('id', '>', file.id)
    .executeTakeFirst();
  if (later) return '';
  const rows = await db
    .selectFrom('nomina_transfers')
    .select(['position', 'answer'])
    .where('file_id', '=', file.id)
    .orderBy('position')
    .execute();
  return JSON.stringify(rows.map(({ position, answer }) => [position, answer]));
}

async function noteAnswers(
  db: Database,
  id: number,
  { file, answered }: CheckedAnswer,
  now: Date,
): Promise<void> {
  if (!answered.some(({ isNew }) => isNew)) return;
  await db
    .updateTable('nominas')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
  for (const { transfer, answer, outcome, reason, isNew } of answered)
    if (isNew)
      await db
        .updateTable('nomina_transfers')
        .set({ answer, answer_reason: outcome === 'rejected' ? reason : '', answered_at: now })
        .where('file_id', '=', file.id)
        .where('position', '=', transfer.position)
        .execute();
}

const rejectedPeople = (answered: readonly Answered[]) =>
  new Set(answered.flatMap(({ transfer, answer }) => (answer === 'rejected' ? [transfer.person_id] : [])));

const leftIn = ({ lines }: Nomina, answered: readonly Answered[]) => {
  const rejected = rejectedPeople(answered);
  return lines.filter(({ personId }) => !rejected.has(personId));
};

/** Frees the boletas of payments that the bank rejected. A nómina of which it paid none keeps its lines, to show what it held. */
async function freeRejected(
  db: Database,
  doer: Doer,
  nomina: Nomina,
  { answered, shown }: CheckedAnswer,
  tell: typeof mailPeople,
): Promise<AuditLine[]> {
  const rejected = rejectedPeople(answered);
  const lines = nomina.lines.filter(({ personId }) => rejected.has(personId));
  if (lines.length === 0) return [];
  if (shown.becomes === 'rejected') await settleLines(db, nomina.lines);
  else
    await db
      .deleteFrom('nomina_lines')
      .where(
        'id',
        'in',
        lines.map(({ id }) => id),
      )
      .execute();
  const told = await free(db, doer, nomina.id, boletasOf({ lines }));
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      lines.flatMap(({ personId }) => (personId === null ? [] : [personId])),
    )
    .orderBy('id')
    .execute();
  await tell(db, nomina.id, people, doer.now);
  const changes = [{ field: 'payment_rejected' }];
  return [...told, ...people.map(({ id }) => ({ action: 'update', entity: 'person', id, changes }) as const)];
}

async function mailPeople(db: Database, nominaId: number, people: readonly { email: string }[], now: Date) {
  for (const { email } of people) await enqueueMail(db, 'payment-rejected', email, now, { nominaId });
}
