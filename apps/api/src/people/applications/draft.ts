import {
  API_MESSAGES,
  type ApplicationAnswers,
  type FieldError,
  Problem,
  type Session,
} from '@doblaje/contract';
import { CONSENT_VERSIONS, representativeReelsStatement } from '@doblaje/domain/consents';
import { identityField, isBlank } from '@doblaje/domain/forms';
import {
  keepsSensitiveAnswers,
  reelsNeedRepresentative,
  validateReelsRepresentative,
} from '@doblaje/domain/minors';
import type { Insertable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import { giveConsent, keepConsent } from '../consents/consents';
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
    if (answers.reels_consent === true) await agreeToReels(transaction, answers, given);
    return { id: written.id, reels: await readHeldReels(transaction, written.id) };
  });
}

/**
 * Writes the candidate's consent to their reels, and the one of who represents a minor, with the name that they gave.
 * @throws Problem 422 for a representative who is the minor
 */
async function agreeToReels(
  transaction: Database,
  answers: ApplicationAnswers,
  given: { userId: string; sessionId: string; now: Date },
): Promise<void> {
  await giveConsent(transaction, 'reels', given);
  if (!reelsNeedRepresentative(answers.age)) return;
  // The contract does not know the names of the account.
  const own = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', given.userId)
    .executeTakeFirst();
  const found = validateReelsRepresentative(answers, own);
  const errors: FieldError[] = Object.entries(found).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
  const purpose = 'representative-reels';
  const statement = representativeReelsStatement(answers.representative_name);
  await keepConsent(transaction, { purpose, statement, version: CONSENT_VERSIONS[purpose] }, given);
}

const NONE = '' as ApplicationsTable['community'] & ApplicationsTable['disability'];

function columnsOf(answers: ApplicationAnswers) {
  const { consent: _, reels_consent: _r, ...said } = answers;
  const { representative_name: _n, representative_reels_consent: _c, ...given } = said;
  const { rut, passport, country, experiences, ...rest } = given;
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
