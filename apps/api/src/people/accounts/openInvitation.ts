import {
  API_MESSAGES,
  changesSince,
  invitationShown,
  type OpenInvitation,
  Problem,
  type ShownThing,
} from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { refuseChanged } from '../../ground/edits/refuseChanged';

/** The columns of an account that its invitation needs. */
interface Invited {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  activated_at: Date | null;
  invited_at: Date | null;
}

/**
 * The invitation of an account that is not activated, with its last sender; null if
 * the person was not invited, or the invitation was withdrawn.
 */
export async function openInvitationOf(db: Database, account: Invited): Promise<OpenInvitation | null> {
  const { email, first_name, last_name, role, invited_at } = account;
  if (account.activated_at || !invited_at) return null;
  const by = await db
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.actor_id')
    .select(['users.first_name', 'users.last_name'])
    .where('audit.entity', '=', 'person')
    .where('audit.entity_id', '=', account.id)
    .where((line) =>
      line.or([
        line('audit.action', '=', 'create'),
        sql<boolean>`audit.changes @> '[{"field": "invitation"}]'::jsonb`,
      ]),
    )
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...{ email, first_name, last_name, role },
    invitedAt: invited_at.toISOString(),
    invitedBy: by ? `${by.first_name} ${by.last_name}` : '',
    isNameOwn: !(await wasMadeByInvitation(db, account.id)),
  };
}

/** Whether ADMIN created the account, according to its history. Otherwise its person registered. */
export async function wasMadeByInvitation(db: Database, id: string): Promise<boolean> {
  const made = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'person')
    .where('entity_id', '=', id)
    .where('action', '=', 'create')
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * An ADMIN must not correct another one's invitation unseen. For an address with an open invitation, that invitation must be shown first.
 * @param shown the invitation as the dialog showed it
 * @throws Problem 409 with code STALE
 */
export function refuseUnseen(shown: readonly ShownThing[], open: OpenInvitation | null): void {
  if (open === null) refuseChanged(shown, [], null);
  else if (changesSince(shown, invitationShown(open)).length > 0)
    throw new Problem(409, API_MESSAGES.alreadyInvited, { code: 'STALE', current: open });
}
