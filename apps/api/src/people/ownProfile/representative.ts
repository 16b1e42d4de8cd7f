import { API_MESSAGES, type FieldError, Problem, type Profile, type ProfilePatch } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { ADULT_AGE, isMinor, needsGuardedConsent, validateRepresentative } from '@doblaje/domain/minors';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';

type User = Selectable<UsersTable>;

/** Datos personales as a person saves them. */
export type PersonalPatch = Extract<ProfilePatch, { section: 'personal' }>;

const FIELDS = [
  'representative_name',
  'representative_rut',
  'representative_relation',
  'representative_contact',
] as const;

/** Who represents a person, as their sheet tells it: nothing of nobody. */
export function representativeOf(user: User): Partial<Profile['personal']> {
  const known = FIELDS.flatMap((field) => (user[field] === null ? [] : [[field, user[field]]]));
  return Object.fromEntries(known);
}

const NOBODY: Updateable<UsersTable> = {
  representative_name: null,
  representative_rut: null,
  representative_relation: null,
  representative_contact: null,
};

/**
 * The columns of a minor's representative; of an adult all are null.
 * @throws Problem 422 by field for a representative who is the minor
 */
export function representativeColumns(
  patch: PersonalPatch,
  { user, moment }: { user: Pick<User, 'email'>; moment: Date },
): Updateable<UsersTable> {
  const today = dayInChile(moment);
  if (!isMinor(patch.birth_date, today)) return NOBODY;
  // The contract does not know the address of the sheet's person.
  const found = validateRepresentative(patch, { ...patch, email: user.email }, today);
  const errors: FieldError[] = Object.entries(found).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
  return Object.fromEntries(FIELDS.map((field) => [field, patch[field] || null]));
}

/**
 * What follows where the studio writes a birth date: an adult has no representative, and below 16 nothing sensitive is kept that the
 * representative did not agree to.
 * @param isAgreed whether they did
 */
export function afterBirthDate(
  birthDate: string,
  { isAgreed, moment }: { isAgreed: boolean; moment: Date },
): { columns: Updateable<UsersTable>; endsSensitive: boolean } {
  const today = dayInChile(moment);
  if (!isMinor(birthDate, today)) return { columns: NOBODY, endsSensitive: false };
  const endsSensitive = needsGuardedConsent(birthDate, today) && !isAgreed;
  return { columns: endsSensitive ? { community: null, disability: null } : {}, endsSensitive };
}

/** Removes who represented the people who are adults by now, and says of how many. */
export async function purgeRepresentatives(db: Database, now: Date): Promise<number> {
  const today = dayInChile(now);
  // Whoever was born on the 29th of February is an adult on the 1st of March.
  const latest = `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(NOBODY)
    .where('representative_name', 'is not', null)
    .where('birth_date', '<=', latest)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
