import type { Breach } from '@doblaje/contract';
import type { BreachMailValues } from '@doblaje/domain/privacy';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import type { Letters } from '../../ground/mail/letter';
import { greeting } from '../../ground/mail/letter';
import { enqueueMail } from '../../ground/mail/outbox';
import { changeBreach } from './breaches';

/**
 * The people who get a mail, locked against erasure until the transaction ends. Inactive people get it too: the portal keeps their data.
 * @throws Problem 422 when that is nobody, or one of the chosen has no activated account
 */
async function holdAudience(
  db: Database,
  id: number,
  { audience, personIds }: Pick<BreachMailValues, 'audience' | 'personIds'>,
) {
  const chosen = [...new Set(personIds)];
  let query = db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .forKeyShare();
  if (audience === 'chosen') query = query.where('id', 'in', chosen.filter(isId));
  if (audience === 'untold')
    query = query.where('id', 'not in', (row) =>
      row
        .selectFrom('breach_mail_people')
        .innerJoin('breach_mails', 'breach_mails.id', 'breach_mail_people.breach_mail_id')
        .select('breach_mail_people.user_id')
        .where('breach_mails.breach_id', '=', id),
    );
  const people = audience === 'chosen' && !chosen.some(isId) ? [] : await query.execute();
  if (audience === 'chosen' && people.length < chosen.length)
    throw fieldProblem('personIds', 'Alguna de estas personas ya no tiene una cuenta: elígelas de nuevo');
  if (people.length === 0) throw fieldProblem('audience', 'Ya se escribió a todas las personas con cuenta');
  return people;
}

/**
 * Writes to the people concerned by a breach, once to each. The text stays as it was sent.
 * @throws Problem 404; 422 as {@link holdAudience}
 */
export function mailBreach(
  db: Database,
  doer: Doer,
  id: number,
  { updatedAt: readWith, text, ...to }: BreachMailValues & { updatedAt: string },
): Promise<Edited<Breach>> {
  return changeBreach(db, doer, id, {
    readWith,
    write: async (transaction, updated_at) => {
      const people = await holdAudience(transaction, id, to);
      const { id: mailId } = await transaction
        .insertInto('breach_mails')
        .values({ breach_id: id, text, people: people.length, sent_at: doer.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      // A statement takes no more than 65,535 values.
      for (let at = 0; at < people.length; at += 1000)
        await transaction
          .insertInto('breach_mail_people')
          .values(
            people.slice(at, at + 1000).map((person) => ({ breach_mail_id: mailId, user_id: person.id })),
          )
          .execute();
      for (const { email } of people)
        await enqueueMail(transaction, 'breach-told', email, doer.now, { breachMailId: mailId });
      await transaction.updateTable('breaches').set({ updated_at }).where('id', '=', id).execute();
      return { mailedTo: people.length };
    },
  });
}

/** Tells a person what happened to their data, in ADMIN's words. */
export const BREACH_LETTERS: Letters<'breach-told'> = {
  'breach-told': async (db, { mail, data: { brand, firstName, addressOf } }) => {
    const told = await db
      .selectFrom('breach_mails')
      .select('text')
      .where('id', '=', mail.breach_mail_id)
      .executeTakeFirst();
    if (!told) return null;
    const { email } = await db.selectFrom('privacy_settings').select('email').executeTakeFirstOrThrow();
    return {
      subject: `Aviso de ${brand} sobre tus datos personales`,
      before: [greeting(firstName), ...told.text.split(/\n+/).filter((line) => line.trim() !== '')],
      action: { label: 'Ver tus derechos sobre tus datos', address: addressOf('/privacy') },
      after: email === '' ? [] : [`Para preguntar, o para ejercer tus derechos, escribe a ${email}.`],
    };
  },
};
