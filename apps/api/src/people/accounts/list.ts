import { type Account, usersList } from '@doblaje/contract';
import { roleLabel } from '@doblaje/domain/access';
import { labelOfPersonState } from '@doblaje/domain/options/personStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { beginsAsRut } from '../../ground/lists/beginsAsRut';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { VOICE_ENDING } from '../consents/ending';

/** All people with an account, with their vocal profile. */
const accounts = (db: Database) =>
  db
    .selectFrom('users')
    .leftJoin('vocal_profiles as profile', 'profile.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.rut'])
    .select(['users.role', 'users.state', 'users.last_access_at', 'users.updated_at'])
    .select(['profile.applicant_types', 'profile.vocal_tone']);

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number];

/** An account in the contract's form. */
const accountOf = (row: Row): Account => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  rut: row.rut,
  role: row.role,
  state: row.state,
  applicant_types: row.applicant_types ?? [],
  vocal_tone: row.vocal_tone ?? '',
  lastAccessAt: row.last_access_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

/** One account; null if it does not exist. */
export async function readAccount(db: Database, id: string): Promise<Account | null> {
  const row = await accounts(db).where('users.id', '=', id).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The accounts as a CSV. */
export const ACCOUNTS_CSV: readonly CsvColumn<Account>[] = [
  { header: 'Nombre', value: ({ first_name }) => first_name },
  { header: 'Apellido', value: ({ last_name }) => last_name },
  { header: 'Correo electrónico', value: ({ email }) => email },
  { header: 'RUT', value: ({ rut }) => rut },
  { header: 'Rol', value: ({ role }) => roleLabel(role) },
  { header: 'Estado', value: ({ state }) => labelOfPersonState(state) },
  { header: 'Trabaja como', value: ({ applicant_types }) => applicant_types.join(', ') },
  { header: 'Tono vocal', value: ({ vocal_tone }) => vocal_tone },
  {
    header: 'Último acceso',
    value: ({ lastAccessAt }) => (lastAccessAt === null ? null : new Date(lastAccessAt)),
  },
];

/** ADMIN's list of all people with an account. */
export const accountsPlan = definePlan({
  list: usersList,
  base: accounts,
  searched: ['users.searched'],
  alsoSearched: (word) => beginsAsRut('users.rut_number', word),
  sorts: {
    name: { text: sql<string>`users.first_name || ' ' || users.last_name` },
    email: { text: 'users.email' },
    role: 'users.role',
    state: 'users.state',
    lastAccessAt: 'users.last_access_order',
  },
  filters: {
    role: 'users.role',
    state: 'users.state',
    applicant_types: { anyOf: 'profile.applicant_types' },
    vocal_tone: 'profile.vocal_tone',
    voice: { holds: () => VOICE_ENDING },
  },
  tieBreaker: 'users.id',
  itemOf: accountOf,
});
