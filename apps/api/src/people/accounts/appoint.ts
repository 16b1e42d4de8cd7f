import { randomUUID } from 'node:crypto';
import { API_MESSAGES, Problem } from '@doblaje/contract';
import { roleLabel } from '@doblaje/domain/access';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';
import { evenBlocked } from '../../ground/db/unblocked';
import { audited, FROM_CONSOLE } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail } from '../../ground/mail/outbox';
import { writtenAfter } from '../../ground/time/time';
import { endSessionsOf } from '../access/sessions';
import { endLinksOf, makeAccountLink } from '../links/links';

// What somebody with access to the server itself may do where no ADMIN can log in: after the installation, or when the last one has left.

/** How the person gets in. */
export interface WayIn {
  /** Hand out the link instead of mailing it, because no mail can be sent. */
  byHand: boolean;
  now: Date;
}

/** What became of an account. */
export interface Appointed {
  /** 'invited': chooses a password first. 'appointed': logs in as before. 'renewed': chooses another password. */
  outcome: 'invited' | 'appointed' | 'renewed';
  /** The portal's path of the link that was handed out; null when it is mailed, or not needed. */
  path: string | null;
}

type User = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'email'
  | 'role'
  | 'state'
  | 'activated_at'
  | 'invited_at'
  | 'first_name'
  | 'last_name'
  | 'is_blocked'
>;

const lockedUser = (db: Database, email: string): Promise<User | undefined> =>
  evenBlocked(db)
    .selectFrom('users')
    .select(['id', 'email', 'role', 'state', 'activated_at', 'invited_at', 'first_name', 'last_name'])
    .select('is_blocked')
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();

function refuseInactive({ state, is_blocked }: User): void {
  if (is_blocked) throw new Problem(409, API_MESSAGES.personBlocked);
  if (state === 'inactive') {
    throw new Problem(409, 'La cuenta está desactivada: otra persona de Administración puede activarla.');
  }
}

/** Mails a way into an account, or makes it by hand. */
async function openWay(
  db: Database,
  user: { id: string; email: string },
  kind: 'invitation' | 'reset',
  { byHand, now }: WayIn,
): Promise<string | null> {
  if (byHand) return makeAccountLink(db, user, kind, now);
  await enqueueMail(db, kind, user.email, now);
  return null;
}

/**
 * Makes the account of an address one of ADMIN, and creates it if there is none. Who has chosen a password keeps it.
 * @param password_hash of a password that nobody knows
 * @throws Problem 409 when the account is inactive
 */
export function appointAdmin(
  db: Database,
  person: { email: string; first_name: string; last_name: string },
  password_hash: string,
  way: WayIn,
): Promise<Appointed> {
  const { now } = way;
  return audited(db, { actor: null, now }, async (transaction) => {
    const waiting = { contested: true, invited_at: now, invitation_withdrawn_at: null };
    const found = await lockedUser(transaction, person.email);
    if (!found) {
      const id = randomUUID();
      const times = { created_at: now, updated_at: now };
      await transaction
        .insertInto('users')
        .values({ id, ...person, role: 'ADMIN', ...waiting, password_hash, ...times })
        .execute();
      const path = await openWay(transaction, { id, email: person.email }, 'invitation', way);
      const { email: _, ...named } = person;
      const changes = changesOf('person', {}, { ...named, role: roleLabel('ADMIN') });
      const line = { action: 'create', entity: 'person', id, changes: [...changes, FROM_CONSOLE] } as const;
      return { value: { outcome: 'invited', path } as const, lines: [line] };
    }
    refuseInactive(found);
    const isWaiting = found.activated_at === null;
    const updated_at = writtenAfter(found.invited_at ?? undefined, now);
    await transaction
      .updateTable('users')
      .set({ role: 'ADMIN', updated_at, ...(isWaiting && { ...waiting, invited_at: updated_at }) })
      .where('id', '=', found.id)
      .execute();
    const path = isWaiting ? await openWay(transaction, found, 'invitation', way) : null;
    const changes = changesOf('person', { role: roleLabel(found.role) }, { role: roleLabel('ADMIN') });
    const line = {
      ...({ action: 'update', entity: 'person', id: found.id } as const),
      changes: [...changes, FROM_CONSOLE],
    };
    return { value: { outcome: isWaiting ? 'invited' : 'appointed', path } as const, lines: [line] };
  });
}

/**
 * Gives an ADMIN a way in again: every session, known browser and older link of the account ends.
 * @throws Problem 404 without an account, 409 when it is not one of ADMIN or is inactive
 */
export function renewAccess(db: Database, email: string, way: WayIn): Promise<Appointed> {
  const { now } = way;
  return audited(db, { actor: null, now }, async (transaction) => {
    const found = await lockedUser(transaction, email);
    if (!found) throw new Problem(404, 'No hay ninguna cuenta con ese correo.');
    if (found.role !== 'ADMIN')
      throw new Problem(409, 'La cuenta no es de Administración. Para eso está admin:create.');
    refuseInactive(found);
    const isWaiting = found.activated_at === null;
    await endLinksOf(transaction, found.id, now);
    await endSessionsOf(transaction, found.id);
    await transaction.deleteFrom('known_browsers').where('user_id', '=', found.id).execute();
    const path = await openWay(transaction, found, isWaiting ? 'invitation' : 'reset', way);
    const changes = [{ field: 'access_renewed' }, FROM_CONSOLE];
    const line = { action: 'update', entity: 'person', id: found.id, changes } as const;
    return { value: { outcome: isWaiting ? 'invited' : 'renewed', path } as const, lines: [line] };
  });
}
