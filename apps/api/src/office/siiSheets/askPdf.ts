import { API_MESSAGES, notPossible } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { audited, type Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { after, DAY } from '../../ground/time/time';
import { holdPerson } from '../../people/locks/holdAccount';
import { hasOnlyAtSii } from './match';
import type { SheetMonth } from './sheets';

/**
 * Mails a person that the PDF of a boleta is missing which the SII has, at most once a day.
 * @returns when the server mailed it
 * @throws Problem 404; 409 when the sheet has no such boleta, or the account is not active
 */
export function askBoletaPdf(db: Database, doer: Doer, month: SheetMonth, id: string): Promise<Date> {
  return audited(db, doer, async (transaction) => {
    await holdPerson(transaction, id);
    const { email, state, rut_number, boleta_pdf_asked_at } = await transaction
      .selectFrom('users')
      .select(['email', 'state', 'rut_number', 'boleta_pdf_asked_at'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (state !== 'active') throw notPossible(API_MESSAGES.bankInactive);
    if (!(await hasOnlyAtSii(transaction, month, `${rut_number}`)))
      throw notPossible(API_MESSAGES.siiNothingToAsk);
    if (boleta_pdf_asked_at !== null && boleta_pdf_asked_at > after(doer.now, -DAY))
      return { value: boleta_pdf_asked_at, lines: [] };
    await transaction
      .updateTable('users')
      .set({ boleta_pdf_asked_at: doer.now })
      .where('id', '=', id)
      .execute();
    await enqueueMail(transaction, 'boleta-pdf-asked', email, doer.now);
    const changes = [{ field: 'boleta_pdf_request' }];
    return { value: doer.now, lines: [{ action: 'update', entity: 'person', id, changes }] };
  });
}
