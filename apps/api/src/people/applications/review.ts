import { API_MESSAGES, type ApplicationDetail, Problem } from '@doblaje/contract';
import type { ApplicationReviewValues } from '@doblaje/domain/forms/applicationReview';
import { APPLICATION_MOVES, movesFrom } from '@doblaje/domain/moves';
import {
  type ApplicationState,
  labelOfApplicationState,
  labelOfOwnApplicationState,
  ownApplicationState,
} from '@doblaje/domain/options/applicationStates';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { adminFileKind } from '../../ground/files/linkedKinds';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail } from '../../ground/mail/outbox';
import { hasConsent } from '../consents/consents';
import { fillVocalProfile, withdrawVocalProfile } from '../vocalProfiles/fill';
import { applicationOf, submitted } from './list';

/** For an application that was never sent, or whose person has erased everything. */
const gone = () => new Problem(404, API_MESSAGES.applicationGone);

async function readIfThere(db: Database, id: string): Promise<ApplicationDetail | null> {
  const row = await submitted(db).where('applications.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { rut, passport, phone, address, voice_training, experiences, singing_experience, singing_detail } =
    row;
  const { community, disability } = row;
  return {
    ...applicationOf(row),
    rut,
    passport,
    phone,
    address,
    // An answer is '' once its consent was withdrawn: a later application may have another.
    sensitive:
      community && disability && (await hasConsent(db, row.user_id, 'application'))
        ? { community, disability }
        : null,
    voice_training,
    experiences,
    singing_experience,
    singing_detail,
  };
}

/**
 * One application with every answer. The route has already checked that the user is ADMIN.
 * @throws Problem 404
 */
export async function readApplication(db: Database, id: string): Promise<ApplicationDetail> {
  const application = isId(id) ? await readIfThere(db, id) : null;
  if (!application) throw gone();
  return application;
}

/** The application's person, locked against erasure until the transaction ends. Erasure locks the account first too. */
async function holdApplicant(db: Database, id: string): Promise<{ id: string; email: string }> {
  const person = await db
    .selectFrom('users')
    .select(['users.id', 'users.email'])
    .where('users.id', '=', (row) =>
      row.selectFrom('applications').select('user_id').where('applications.id', '=', id),
    )
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw gone();
  return person;
}

/** @throws Problem 422 on `state` */
function checkMove(from: ApplicationState, to: ApplicationState): void {
  const moves = movesFrom(APPLICATION_MOVES, from, 'ADMIN');
  if (!moves.some((name) => APPLICATION_MOVES[name].to === to))
    throw fieldProblem('state', API_MESSAGES.applicationMove);
}

/** Turns the error of a person's second open application into a refusal. */
function orElsewhere(error: unknown): never {
  if (!isUniqueViolation(error, 'applications_open')) throw error;
  throw new Problem(409, API_MESSAGES.applicationElsewhere, { code: 'APPLICATION_OPEN' });
}

type Review = ApplicationReviewValues & { updatedAt: string };

/**
 * Saves ADMIN's decision on an application, with the note. The person's vocal profile and
 * the mail follow from it. With an unchanged state it saves only the note.
 *
 * It is no `moveIfCurrent`, though domain's table decides too: the request names the state that it wants, not a move, may be an edit of
 * the note without a move, and gets a refusal as the error of its field `state`.
 * @throws Problem 404; 409 if the person would have two open applications; 422 on `state`
 */
export async function reviewApplication(
  db: Database,
  doer: Doer,
  id: string,
  { state, note, notify, updatedAt }: Review,
): Promise<Edited<ApplicationDetail>> {
  if (!isId(id)) throw gone();
  return audited(db, doer, async (transaction) => {
    const person = await holdApplicant(transaction, id);
    const lines: AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within.selectFrom('applications').selectAll().where('id', '=', id).where('state', '<>', 'draft'),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment, before) => {
        const was = before.state as ApplicationState;
        const isMoved = state !== was;
        if (isMoved) checkMove(was, state);
        const isDecided = state === 'accepted' || state === 'rejected';
        await within
          .updateTable('applications')
          .set({ state, note, updated_at: moment })
          .$if(isMoved, (update) => update.set({ decided_at: isDecided ? moment : null }))
          .where('id', '=', id)
          .execute()
          .catch(orElsewhere);
        const told = (of: { state: ApplicationState; note: string }) => ({
          state: labelOfApplicationState(of.state),
          note: of.note,
        });
        const changes = changesOf(
          'application',
          told({ state: was, note: before.note }),
          told({ state, note }),
        );
        lines.push({ action: 'update', entity: 'application', id, changes });
        if (!isMoved) return;
        // This history belongs to the candidate's own data, so it uses the candidate's words. The shortlist is internal to the studio.
        const inWords = (one: ApplicationState) => ({
          application: labelOfOwnApplicationState(ownApplicationState(one)),
        });
        lines.push({
          action: 'update',
          entity: 'person',
          id: person.id,
          changes: changesOf('person', inWords(was), inWords(state)),
        });
        if (state === 'accepted')
          lines.push(...(await fillVocalProfile(within, { id, user_id: person.id }, moment)));
        else if (was === 'accepted')
          lines.push(...(await withdrawVocalProfile(within, { user_id: person.id }, moment)));
        if (notify && isDecided) await enqueueMail(within, `application-${state}`, person.email, doer.now);
      },
      read: (within) => readIfThere(within, id),
      missing: gone,
    });
    return { value, lines };
  });
}

/**
 * A reel of a submitted application.
 * @throws Problem 404
 */
export async function findReel(db: Database, id: string, n: number) {
  const reel = isId(id)
    ? await db
        .selectFrom('reels')
        .innerJoin('applications', 'applications.id', 'reels.application_id')
        .select(['reels.name', 'reels.size', 'reels.key'])
        .where('reels.application_id', '=', id)
        .where('reels.n', '=', n)
        .where('applications.state', '<>', 'draft')
        .executeTakeFirst()
    : undefined;
  if (!reel) throw gone();
  return reel;
}

/** A link to a reel, by its application's id, '/' and its number. */
export const linkedReels = adminFileKind('Vuelve a abrir el video.', async (db, id) => {
  const [applicationId = '', n] = id.split('/');
  const { key, name, size } = await findReel(db, applicationId, Number(n));
  return { key, name, size, type: 'video/mp4' };
});
