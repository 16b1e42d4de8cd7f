import type { AuthUser } from '@doblaje/domain/session';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../ground/db/tables/accounts';

/** A person as the portal's shell shows them (domain's AuthUser). */
export function userOf(
  user: Pick<Selectable<UsersTable>, 'email' | 'first_name' | 'last_name' | 'role'>,
): AuthUser {
  const { email, first_name, last_name, role } = user;
  return { email, first_name, last_name, rol: role };
}
