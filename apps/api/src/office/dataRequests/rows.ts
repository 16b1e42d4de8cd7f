import type { DataRequest, DataRequestRow, OwnRequest, ReceivedRequest } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { DataRequestsTable } from '../../ground/db/tables/dataRequests';
import { evenBlocked } from '../../ground/db/unblocked';

type Row = Selectable<DataRequestsTable>;

/** What the person is told once it is received. */
export const receivedOf = ({ id, kind, received_at, due_on }: Row): ReceivedRequest => ({
  ...{ id, kind, receivedAt: received_at.toISOString(), dueOn: due_on },
});

/** A row of ADMIN's list. */
export const requestRowOf = (row: Row): DataRequestRow => ({
  ...receivedOf(row),
  ...{ name: row.name, email: row.email, state: row.state, isExtended: row.is_extended },
  ...{ personId: row.user_id, updatedAt: row.updated_at.toISOString() },
});

const answeredOf = ({ detail, answer, answered_at }: Row) => ({
  ...{ detail, answer, answeredAt: answered_at?.toISOString() ?? null },
});

/** A person's own requests, the latest first. */
export async function ownRequests(db: Database, userId: string): Promise<OwnRequest[]> {
  const rows = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...receivedOf(row),
    ...answeredOf(row),
    ...{ state: row.state, isExtended: row.is_extended },
  }));
}

/** One request by its number. */
export const requestById = (db: Database, id: number) =>
  db.selectFrom('data_requests').selectAll().where('id', '=', id);

async function lettersOf(db: Database, id: number): Promise<DataRequest['letters']> {
  const rows = await evenBlocked(db)
    .selectFrom('data_request_letters')
    .leftJoin('users', 'users.id', 'data_request_letters.written_by')
    .selectAll('data_request_letters')
    .select(['users.first_name', 'users.last_name'])
    .where('request_id', '=', id)
    .orderBy('data_request_letters.id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, subject: row.subject, text: row.text, digest: row.digest },
    writtenAt: row.written_at.toISOString(),
    writtenBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  }));
}

/** The block that a request led to, if any. */
export async function blockOf(db: Database, requestId: number): Promise<DataRequest['block']> {
  const row = await evenBlocked(db)
    .selectFrom('data_blocks')
    .leftJoin('users', 'users.id', 'data_blocks.ended_by')
    .select(['since', 'ended_at', 'end_reason', 'users.first_name', 'users.last_name'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...{ since: row.since.toISOString(), endedAt: row.ended_at?.toISOString() ?? null },
    endedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    endReason: row.end_reason,
  };
}

/** A request with the proof of what was sent; null if there is none. */
export async function findRequest(db: Database, id: number): Promise<DataRequest | null> {
  const row = await requestById(db, id).executeTakeFirst();
  if (!row) return null;
  return {
    ...requestRowOf(row),
    ...answeredOf(row),
    ...{ provedBy: row.proved_by, reason: row.reason, block: await blockOf(db, id) },
    letters: await lettersOf(db, id),
  };
}
