import type { Reminded } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { audited, type Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { missingIds, remindedSince } from './missing';

/**
 * Mails people whose boletas the studio waits for up to the end of a month, each at most once a day. Those reminded before, and those with
 * an inactive account, are counted and left out.
 * @param people whom to remind; those who have handed in everything by now are left out. Call it with their accounts locked
 */
export function remindPeople(
  db: Database,
  doer: Doer,
  { month, people }: { month: string; people: readonly string[] },
): Promise<Reminded> {
  const { now } = doer;
  return audited(db, doer, async (transaction) => {
    const asked = (await missingIds(transaction, month)).filter((id) => people.includes(id));
    if (asked.length === 0) return { value: { reminded: 0, already: 0, inactive: 0 }, lines: [] };
    const rows = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'state', 'boletas_asked_at'])
      .where('id', 'in', asked)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const active = rows.filter(({ state }) => state === 'active');
    const due = active.filter(
      ({ boletas_asked_at: at }) => at === null || at.getTime() <= remindedSince(now).getTime(),
    );
    for (const { id, email } of due) {
      await transaction.updateTable('users').set({ boletas_asked_at: now }).where('id', '=', id).execute();
      await enqueueMail(transaction, 'boletas-missing', email, now);
    }
    return {
      value: {
        reminded: due.length,
        already: active.length - due.length,
        inactive: rows.length - active.length,
      },
      lines: due.map(({ id }) => ({
        ...{ action: 'update', entity: 'person', id, changes: [{ field: 'boleta_reminder' }] },
      })),
    };
  });
}
