import { API_MESSAGES, type HandlersOf, Problem, stale } from '@doblaje/contract';
import type { AuthUser } from '@doblaje/domain/session';
import type { Selectable } from 'kysely';
import { changingAccounts } from '../../ground/db/caller';
import type { UsersTable } from '../../ground/db/tables/accounts';
import type { Downloads } from '../../ground/files/downloads';
import { makeLink } from '../../ground/files/links';
import type { Services } from '../../ground/services';
import type { KnownBrowsers } from '../access/knownBrowsers';
import { eraseAccount, readErasure } from '../erasure/erasure';
import { sendExport } from '../export/exportZip';
import { confirmPassword, setPassword } from './password';
import { readProfile, saveProfile } from './profile';

/** A person as the portal's shell shows them (domain's AuthUser). */
export function userOf(
  user: Pick<Selectable<UsersTable>, 'email' | 'first_name' | 'last_name' | 'role'>,
): AuthUser {
  const { email, first_name, last_name, role } = user;
  return { email, first_name, last_name, rol: role };
}

/** Routes for a person's own RUT, data sheet, password and data. */
export function userHandlers(
  { db, limiter, now, apiUrl, wakeMail, wakeSweeper }: Services,
  browsers: KnownBrowsers,
  downloads: Downloads,
): HandlersOf<'users'> {
  const own = async (userId: string) => {
    const profile = await readProfile(db, userId, now());
    // The account was erased between the check of the session and this line.
    if (!profile) throw new Problem(401, API_MESSAGES.invalidToken);
    return profile;
  };
  return {
    // Every first page asks this: it reads no more than it answers.
    me: async (c) => {
      const { userId } = c.get('session');
      const user = await db.selectFrom('users').select('rut').where('id', '=', userId).executeTakeFirst();
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
      const edited = await changingAccounts({}, () => saveProfile(db, userId, patch, now()));
      if (edited.isStale) return c.json(stale(edited.current), 409);
      await attempt?.forgive();
      if (patch.section === 'bank') wakeMail();
      return c.json(edited.saved, 200);
    },

    updatePassword: async (c) => {
      const { id: sessionId, userId } = c.get('session');
      const { currentPassword, password } = c.req.valid('json');
      const field = 'currentPassword';
      const verified = await confirmPassword({ db, limiter }, c, userId, field, currentPassword);
      await changingAccounts({}, () =>
        setPassword(db, {
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

    exportOwnData: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'export', userId);
      return sendExport(c, { db, blobs: downloads.of(userId) }, userId, now());
    },

    linkOwnData: async (c) => {
      const { id, userId } = c.get('session');
      await limiter.take(c, 'export', userId);
      const { secret, expiresAt } = await makeLink(db, id, 'own export', now());
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },

    erasure: async (c) => c.json(await readErasure(db, c.get('session').userId, now()), 200),

    eraseAccount: async (c) => {
      const { userId, role } = c.get('session');
      await confirmPassword({ db, limiter }, c, userId, 'password', c.req.valid('json').password);
      await changingAccounts({ forErasing: true, admins: role === 'ADMIN' }, () =>
        eraseAccount(db, userId, now()),
      );
      wakeSweeper();
      return c.body(null, 204);
    },
  };
}
