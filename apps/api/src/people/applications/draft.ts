import { type ApplicationAnswers, Problem, type Session } from '@doblaje/contract';
import { identityField, isBlank } from '@doblaje/domain/forms';
import { keepsSensitiveAnswers } from '@doblaje/domain/minors';
import type { Insertable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import { giveConsent } from '../consents/consents';
import { holdAccount } from '../locks/holdAccount';
import { readHeldReels } from './reels';

const alreadyOpen = () =>
  new Problem(409, 'Ya tienes una postulación en curso. Te avisaremos cuando la hayamos revisado.', {
    code: 'APPLICATION_OPEN',
  });

/**
 * Writes a person's answers as a draft, or over the existing draft. A questionnaire
 * sent again after an interruption is the same application.
 * @throws Problem 409 while the studio is looking at an application
 */
export async function writeDraft(
  db: Database,
  { userId, id: sessionId }: Pick<Session, 'userId' | 'id'>,
  answers: ApplicationAnswers,
  now: Date,
) {
  const columns = { ...columnsOf(answers), updated_at: now };
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, userId);
    // When two requests come at once, the table's rule of one open application decides.
    const written = await transaction
      .insertInto('applications')
      .values({ ...columns, user_id: userId, state: 'draft', created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .where('state', 'in', ['draft', 'new', 'shortlisted'])
          .doUpdateSet(columns)
          .where('applications.state', '=', 'draft'),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) throw alreadyOpen();
    const given = { userId, sessionId, now };
    await giveConsent(transaction, 'application', given);
    if (answers.reels_consent === true) await giveConsent(transaction, 'reels', given);
    return { id: written.id, reels: await readHeldReels(transaction, written.id) };
  });
}

const NONE = '' as ApplicationsTable['community'] & ApplicationsTable['disability'];

function columnsOf(answers: ApplicationAnswers) {
  const { consent: _, reels_consent: _r, rut, passport, country, experiences, ...rest } = answers;
  const identity = identityField(country);
  // The form's rules have already checked that these are chosen.
  const chosen = { ...rest, country } as Pick<
    Insertable<ApplicationsTable>,
    'applicant_to' | 'country' | 'community' | 'disability'
  > &
    typeof rest;
  return {
    ...chosen,
    // As once a consent was withdrawn: no answer has '' as sent.
    ...(!keepsSensitiveAnswers(rest.age) && { community: NONE, disability: NONE }),
    age: rest.age ?? 0,
    rut: identity === 'rut' ? (rut ?? null) : null,
    passport: identity === 'passport' ? (passport ?? null) : null,
    experiences: JSON.stringify(experiences.filter(({ project }) => !isBlank(project))),
  };
}
