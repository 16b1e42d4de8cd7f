import { API_MESSAGES, notPossible } from '@doblaje/contract';
import { missingBankFields } from '@doblaje/domain/forms/profileBank';
import type { Database } from '../../ground/db/database';
import { audited, type Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { after, DAY } from '../../ground/time/time';
import { knownBanks } from '../../people/banks/banks';
import { holdPerson } from '../../people/locks/holdAccount';

/**
 * Mails a person a request for their missing bank data, at most once a day.
 * @param isReview asks to look at them where none are missing: a bank is likely to reject them
 * @returns when the server mailed it
 * @throws Problem 404; 409 when no data are missing, or the account is not active
 */
export function askBankData(db: Database, doer: Doer, id: string, isReview = false): Promise<Date> {
  return audited(db, doer, async (transaction) => {
    await holdPerson(transaction, id);
    const person = await transaction
      .selectFrom('users')
      .select(['email', 'state', 'bank_asked_at'])
      .select(['rut', 'bank', 'account_type', 'account_number', 'holder_rut', 'account_holder_name'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const isComplete = missingBankFields(person, await knownBanks(transaction)).length === 0;
    if (isComplete && !isReview) throw notPossible(API_MESSAGES.bankComplete);
    if (person.state !== 'active') throw notPossible(API_MESSAGES.bankInactive);
    if (person.bank_asked_at !== null && person.bank_asked_at > after(doer.now, -DAY))
      return { value: person.bank_asked_at, lines: [] };
    await transaction.updateTable('users').set({ bank_asked_at: doer.now }).where('id', '=', id).execute();
    const kind = isComplete ? 'bank-review-asked' : 'bank-data-asked';
    await enqueueMail(transaction, kind, person.email, doer.now);
    const changes = [{ field: 'bank_data_request' }];
    return { value: doer.now, lines: [{ action: 'update', entity: 'person', id, changes }] };
  });
}
