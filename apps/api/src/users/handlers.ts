import type { Handlers } from '@doblaje/contract';
import type { AuthUser } from '@doblaje/domain/session';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../db/schema';
import type { Services } from '../services';

/** What the shell shows of a person (domain's AuthUser). */
export function userOf(
  user: Pick<Selectable<UsersTable>, 'email' | 'first_name' | 'last_name' | 'role'>,
): AuthUser {
  const { email, first_name, last_name, role } = user;
  return { email, first_name, last_name, rol: role };
}

/** One's own RUT and data sheet. */
export function userHandlers({ db }: Services): Pick<Handlers, 'me' | 'profile'> {
  const own = (id: string) =>
    db
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name', 'rut'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return {
    me: async (c) => c.json({ rut: (await own(c.get('session').userId)).rut }, 200),
    profile: async (c) => c.json(await own(c.get('session').userId), 200),
  };
}
