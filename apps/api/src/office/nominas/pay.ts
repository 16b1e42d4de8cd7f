import { API_MESSAGES, type Nomina, notPossible, refuseWaiting } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { type NominaPaymentValues, validateNominaPayment } from '@doblaje/domain/forms/nominaPayment';
import { BOLETA_MOVES } from '@doblaje/domain/moves';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { holdOpenMonth } from '../closedMonths/holdOpenMonth';
import { newest, undatedIn } from './lineDays';
import { laterThan } from './make';
import { boletasOf, moveNomina, settleLines } from './moves';
import { boletaLines } from './nominaHistory';
import { keepFile, transfersNow } from './transfers';

/**
 * Marks a nómina and all its boletas as paid.
 * @param values `seen` is the hash of the changes that the page showed: another hash is a 409
 * @param tell sends the notices, within the transaction. @default each person of the boletas that it newly pays gets one mail
 * @throws Problem 404; 409 when it is not prepared, the bank may still pay a part of it, or the month of the day is closed; 422 for a day
 *   in the future, or before the issue of one of its boletas
 */
export const payNomina = (
  db: Database,
  doer: Doer,
  id: number,
  { paidOn, seen, updatedAt }: NominaPaymentValues & { seen?: string | undefined; updatedAt: string },
  tell: typeof tellPeople = tellPeople,
) =>
  moveNomina(db, doer, {
    id,
    updatedAt,
    move: 'pay',
    seen,
    work: async (transaction, nomina) => {
      refuseWaiting(nomina.lines);
      return payBoletas(transaction, doer, nomina, paidOn, tell);
    },
  });

/**
 * Writes the day of payment into lines that have none: the day of a payment stays. Their retention belongs to its month.
 * @throws Problem as {@link payNomina}
 */
async function dateLines(
  transaction: Database,
  doer: Doer,
  undated: Nomina['lines'],
  paidOn: string,
): Promise<void> {
  const latestIssuedOn = newest(undated.map(({ issuedOn }) => issuedOn));
  const wrong = validateNominaPayment({ paidOn }, { today: dayInChile(doer.now), latestIssuedOn }).paidOn;
  if (wrong !== undefined) throw fieldProblem('paidOn', wrong);
  await holdOpenMonth(transaction, paidOn, doer.now);
  await transaction
    .updateTable('nomina_lines')
    .set({ paid_on: paidOn })
    .where(
      'id',
      'in',
      undated.map(({ id }) => id),
    )
    .execute();
}

/**
 * Pays the boletas of some lines within the move of their nómina. Its bank may pay them before the others: they do not wait for these.
 * What was paid before stays as it is, and nobody is told of it again.
 * @param paidOn for the lines that have no day yet
 * @throws Problem as {@link payNomina}
 */
export async function payLines(
  transaction: Database,
  doer: Doer,
  { id, lines }: Pick<Nomina, 'id' | 'lines'>,
  paidOn: string,
  tell: typeof tellPeople = tellPeople,
): Promise<AuditLine[]> {
  const undated = undatedIn(lines);
  if (undated.length === 0) return [];
  await dateLines(transaction, doer, undated, paidOn);
  const ids = boletasOf({ lines: undated });
  await transaction
    .updateTable('boletas')
    .set({ state: BOLETA_MOVES.pay.to, updated_at: laterThan(doer.now) })
    .where('nomina_id', '=', id)
    .where('id', 'in', [0, ...ids])
    .execute();
  await settleLines(transaction, undated);
  await tell(transaction, id, ids, doer.now);
  const [from, to] = (['approved', 'paid'] as const).map((state) => ({ state: labelOfBoletaState(state) }));
  return boletaLines(ids, from ?? {}, to ?? {});
}

/**
 * Pays all boletas in a nómina, within its move. It is paid on the day of its last payment.
 * @param paidOn for the lines that have no day yet
 * @throws Problem as {@link payNomina}
 */
export async function payBoletas(
  transaction: Database,
  doer: Doer,
  nomina: Pick<Nomina, 'id' | 'lines' | 'file'>,
  paidOn: string,
  tell: typeof tellPeople = tellPeople,
): Promise<{ paid_on: string; lines: AuditLine[] }> {
  const { id, lines } = nomina;
  if (boletasOf(nomina).length === 0) throw notPossible(API_MESSAGES.nominaEmpty);
  const told = await payLines(transaction, doer, nomina, paidOn, tell);
  // Paid without a file: keep the data sheets' values of now as the record of the payment.
  if (nomina.file === null) await keepFile(transaction, id, await transfersNow(transaction, id), doer.now);
  return { paid_on: newest(lines.map((line) => line.paidOn || paidOn)), lines: told };
}

/** One mail to each person of some boletas that a nómina pays. */
export async function tellPeople(
  db: Database,
  id: number,
  boletas: readonly number[],
  now: Date,
): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', (query) =>
      query
        .selectFrom('boletas')
        .select('person_id')
        .where('id', 'in', [0, ...boletas]),
    )
    .orderBy('id')
    .execute();
  for (const { email } of people) await enqueueMail(db, 'boletas-paid', email, now, { nominaId: id });
}
