import type { AccountRejected } from '@doblaje/domain/bankAnswers';
import { dayInChile } from '@doblaje/domain/days';
import { cleanRut } from '@doblaje/domain/rut';
import type { Database } from '../../ground/db/database';

/** What a bank tells accounts apart by. */
interface Account {
  bank: string | null;
  account_number: string | null;
  holder_rut: string | null;
}

const keyOf = (person: string, { bank, account_number, holder_rut }: Account) =>
  JSON.stringify([person, bank, account_number, cleanRut(holder_rut ?? '')]);

/**
 * The accounts of some people of which the bank's last word is that it rejected a payment.
 * @returns of an account of one of them: when it was rejected and why; null if it was not
 */
export async function rejectedAccounts(db: Database, people: readonly string[]) {
  const rows =
    people.length === 0
      ? []
      : await db
          .selectFrom('nomina_transfers')
          .select([
            'person_id',
            'bank',
            'account_number',
            'holder_rut',
            'answer',
            'answer_reason',
            'answered_at',
          ])
          .where('person_id', 'in', [...people])
          .where('answer', 'in', ['paid', 'rejected'])
          .where('answered_at', 'is not', null)
          .orderBy('answered_at')
          .orderBy('file_id')
          .execute();
  const last = new Map<string, AccountRejected | null>();
  for (const { person_id, answer, answer_reason: reason, answered_at, ...account } of rows)
    if (person_id !== null && answered_at !== null)
      last.set(
        keyOf(person_id, account),
        answer === 'rejected' ? { on: dayInChile(answered_at), reason } : null,
      );
  return (person: string, account: Account): AccountRejected | null =>
    last.get(keyOf(person, account)) ?? null;
}
