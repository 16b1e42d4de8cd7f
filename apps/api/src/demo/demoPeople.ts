import { formatRut, rutCheckDigit } from '@doblaje/domain/rut';
import type { Database } from '../ground/db/database';
import { after, DAY, HOUR, MINUTE } from '../ground/time/time';
import { DEMO_PEOPLE } from './demoProjects';

/** People without an active account: some left the studio a few days ago, others registered and never followed the link. */
const AWAY: readonly (readonly [first: string, last: string, daysInactive: number | null])[] = [
  ['Damián', 'Poblete Araya', 63],
  ['Kiara', 'Ñancupil Toro', 12],
  ['Joaquín', 'Sepúlveda Rain', 201],
  ['Ignacia', 'Verdejo Lillo', 34],
  ['Elisa', 'Huenupi Cortés', null],
  ['Baltazar', 'Ibáñez Muñoz', null],
  ['Delfina', 'Arrigorriaga Sosa', null],
];

/** A valid RUT for each person, different from those of the demo accounts. */
function demoRut(index: number): string {
  const body = String(8_214_550 + index * 481_937);
  return formatRut(`${body}${rutCheckDigit(body)}`);
}

/**
 * Creates the demo people's accounts: the cast, who used the portal in the last days, and some who are not active.
 * @param password_hash of a password that nobody knows, so they cannot log in
 */
export async function createDemoPeople(db: Database, password_hash: string, now: Date): Promise<void> {
  const joined = (index: number) => after(now, -(400 - index * 9) * DAY);
  const cast = DEMO_PEOPLE.map(([first_name, last_name], index) => ({
    email: castEmail(index),
    first_name,
    last_name,
    role: 'USER' as const,
    rut: index % 9 === 4 ? null : demoRut(index),
    password_hash,
    activated_at: joined(index),
    deactivated_at: null,
    last_access_at: after(now, -(index * 7 * HOUR + index * 13 * MINUTE)),
    created_at: joined(index),
    updated_at: joined(index),
  }));
  const away = AWAY.map(([first_name, last_name, days], index) => {
    const left = days === null ? null : after(now, -days * DAY);
    const place = DEMO_PEOPLE.length + index;
    return {
      email: `persona${index + 1}@doblaje.test`,
      first_name,
      last_name,
      role: 'USER' as const,
      rut: left && demoRut(place),
      password_hash,
      activated_at: left && joined(place),
      deactivated_at: left,
      last_access_at: left && after(left, -3 * DAY),
      created_at: left ? joined(place) : after(now, -index * DAY),
      updated_at: left ?? after(now, -index * DAY),
    };
  });
  await db
    .insertInto('users')
    .values([...cast, ...away])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Address of the person at this index of DEMO_PEOPLE. */
export const castEmail = (index: number) => `elenco${index + 1}@doblaje.test`;
