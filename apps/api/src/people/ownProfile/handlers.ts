import { API_MESSAGES, type HandlersOf, Problem } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { evenBlocked } from '../../ground/db/unblocked';
import { answerEdit } from '../../ground/edits/answerEdit';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import type { KnownBrowsers } from '../access/knownBrowsers';
import { confirmPassword } from '../passwords/confirmPassword';
import type { TakeFirstRut } from './firstRut';
import { setPassword } from './password';
import { readProfile, saveProfile } from './profile';

/** Routes for a person's own RUT, data sheet and password. */
export function profileHandlers(
  { db, limiter, now, wakeMail }: Services,
  browsers: KnownBrowsers,
  takeFirstRut: TakeFirstRut,
): HandlersOf<'ownProfile'> {
  const own = async (userId: string) => {
    const profile = await readProfile(db, userId, now());
    // The account was erased between the check of the session and this line.
    if (!profile) throw new Problem(401, API_MESSAGES.invalidToken);
    return profile;
  };
  return {
    // Every first page asks this: it reads no more than it answers.
    me: async (c) => {
      const { userId, isBlocked } = c.get('session');
      const user = await (isBlocked ? evenBlocked(db) : db)
        .selectFrom('users')
        .select('rut')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) throw new Problem(401, API_MESSAGES.invalidToken);
      return c.json({ rut: user.rut }, 200);
    },

    profile: async (c) => c.json(await own(c.get('session').userId), 200),

    updateProfile: async (c) => {
      const { userId } = c.get('session');
      const patch = c.req.valid('json');
      const isNewRut =
        patch.section === 'personal' && Boolean(patch.rut) && patch.rut !== (await own(userId)).rut;
      // A limit, because nobody may find out which of many RUTs have accounts.
      const attempt = isNewRut ? await limiter.take(c, 'write-rut', userId) : undefined;
      const edited = await changingAccounts({}, () =>
        saveProfile(db, { ...doerOf(c, now), sessionId: c.get('session').id }, patch, takeFirstRut),
      );
      if (!edited.isStale) await attempt?.forgive();
      return answerEdit(c, edited, patch.section === 'bank' ? wakeMail : undefined);
    },

    updatePassword: async (c) => {
      const { id: sessionId, userId } = c.get('session');
      const { currentPassword, password } = c.req.valid('json');
      const field = 'currentPassword';
      const verified = await confirmPassword({ db, limiter }, c, userId, field, currentPassword);
      await changingAccounts({}, () =>
        setPassword(evenBlocked(db), {
          userId,
          sessionId,
          verified,
          password,
          field,
          now: now(),
          andThen: (transaction) => browsers.forgetOthers(c, transaction, userId),
        }),
      );
      wakeMail();
      return c.body(null, 204);
    },
  };
}
