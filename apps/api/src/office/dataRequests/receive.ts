import { API_MESSAGES, Problem, type ReceivedRequest } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { DataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { type DataRequestValues, type OwnDataRequestValues, requestDueOn } from '@doblaje/domain/privacy';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import { enqueueMail } from '../../ground/mail/outbox';
import { hashSecret } from '../../ground/secrets/secrets';
import { after } from '../../ground/time/time';
import { legalHolidays } from '../catalogues/holidays';
import { receivedText, tell } from './letters';
import { CONFIRMABLE } from './purge';
import { receivedOf, requestById } from './rows';

/** So many requests of an address may wait to be confirmed: each sent a mail to it. */
const MOST_DRAFTS = 3;

/** So many requests of an address may be open. */
const MOST_OPEN = 10;

/** Lets requests of one address come one after the other, so that many at once do not pass the most. */
const oneByOne = (transaction: Database, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`data-request ${email}`}, 0))`.execute(transaction);

/**
 * Keeps what somebody asks in the name of an address, until its owner confirms it. Past the most of an address nothing is kept and
 * nothing is sent, which the asker is not told. It does the same for every address, with or without an account.
 */
export function keepDraft(db: Database, { kind, ...values }: DataRequestValues, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await oneByOne(transaction, values.email);
    const { count } = await transaction
      .selectFrom('data_request_drafts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('email', '=', values.email)
      .where('request_id', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DRAFTS) return;
    const { id: requestDraftId } = await transaction
      .insertInto('data_request_drafts')
      .values({
        ...values,
        // The validator has run: there is one.
        kind: kind as DataRequestKind,
        ...{ created_at: now, expires_at: after(now, CONFIRMABLE) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMail(transaction, 'data-request-confirm', values.email, now, { requestDraftId });
  });
}

interface Received {
  kind: DataRequestKind;
  name: string;
  email: string;
  detail: string;
  provedBy: 'mail' | 'login';
}

/** @throws Problem 409 while too many requests of the address are open */
async function receive(
  transaction: Database,
  { provedBy, ...asked }: Received,
  now: Date,
): Promise<ReceivedRequest> {
  await oneByOne(transaction, asked.email);
  const { count } = await transaction
    .selectFrom('data_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', asked.email)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_OPEN)
    throw new Problem(409, API_MESSAGES.tooManyRequests, { code: 'NOT_POSSIBLE' });
  const due_on = requestDueOn(asked.kind, dayInChile(now), await legalHolidays(transaction));
  const row = await transaction
    .insertInto('data_requests')
    .values((of) => ({
      ...asked,
      user_id: of.selectFrom('users').select('users.id').where('users.email', '=', asked.email),
      ...{ proved_by: provedBy, due_on, received_at: now, updated_at: now },
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(transaction, row, receivedText(row), { actor: null, now });
  return receivedOf(row);
}

/**
 * Receives what an address confirms by the link in its mail. A second time it answers the same.
 * @throws Problem 422 when the link is none, or is over; 409 while too many requests of the address are open
 */
export function confirmDraft(db: Database, token: string, now: Date): Promise<ReceivedRequest> {
  return db.transaction().execute(async (transaction) => {
    const draft = await transaction
      .selectFrom('data_request_drafts')
      .select(['id', 'kind', 'name', 'email', 'detail', 'request_id'])
      .where(sql<boolean>`token_hashes @> array[${hashSecret(token)}]`)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!draft) throw new Problem(422, API_MESSAGES.requestLinkOver, { code: 'LINK_INVALID' });
    const { id, request_id, ...asked } = draft;
    if (request_id !== null)
      return receivedOf(await requestById(transaction, request_id).executeTakeFirstOrThrow());
    const received = await receive(transaction, { ...asked, provedBy: 'mail' }, now);
    await transaction
      .updateTable('data_request_drafts')
      .set({ request_id: received.id })
      .where('id', '=', id)
      .execute();
    return received;
  });
}

/**
 * Receives what a person asks from within their account, in the caller's transaction.
 * @throws Problem 409 while too many of their requests are open
 */
export async function receiveOwn(
  used: Database,
  userId: string,
  { kind, detail }: OwnDataRequestValues,
  now: Date,
): Promise<ReceivedRequest> {
  const transaction = evenBlocked(used);
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  // The account was erased in the meantime.
  if (!user) throw new Problem(401, API_MESSAGES.invalidToken);
  const name = `${user.first_name} ${user.last_name}`;
  return receive(
    transaction,
    { kind: kind as DataRequestKind, name, email: user.email, detail, provedBy: 'login' },
    now,
  );
}
