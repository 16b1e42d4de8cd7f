import type { DataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { hashSecret, newSecret } from '../src/ground/secrets/secrets';
import { readBreach } from '../src/office/breaches/breaches';
import { mailBreach } from '../src/office/breaches/mails';
import { answerRequest, readRequest } from '../src/office/dataRequests/moves';
import { confirmDraft, keepDraft } from '../src/office/dataRequests/receive';
import type { testServer } from './testServer';

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'db' | 'now'>;

/** Fills in what the privacy notice needs. */
export async function studioForNotice({ db }: Server): Promise<void> {
  await db.updateTable('studio_settings').set({ name: 'Estudio Andino SpA', rut: '76.007.075-0' }).execute();
  await db
    .updateTable('privacy_settings')
    .set({ representative: 'Rosa Rojas', address: 'Av. Italia 1000', email: 'datos@andino.cl' })
    .execute();
}

/** Publishes a first version of the notice, of which people are told. */
export async function publishedNotice({ db, now }: Server): Promise<void> {
  await db
    .insertInto('privacy_notices')
    .values({
      ...{ version: 1, sections: '[]', is_new_meaning: true, summary: 'El primero', published_at: now() },
    })
    .execute();
}

/** Adds a treatment that the portal does not name, which can be removed. */
export async function ownTreatment({ db, now }: Server): Promise<string> {
  const { id } = await db
    .insertInto('treatments')
    .values({
      ...{ key: null, name: 'Créditos', purpose: 'Nombrar a quien actuó.', data_kinds: ['identity'] },
      ...{ people_kinds: ['talent'], basis: 'contract', basis_detail: '', recipients: 'El cliente' },
      ...{ transfers: 'Ninguna', kept_months: 24, kept_from: 'desde el estreno', source: 'El trabajo' },
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Writes a breach into the register. */
export async function sampleBreach({ db, now }: Server): Promise<string> {
  const { id } = await db
    .insertInto('breaches')
    .values({
      ...{ title: 'Guion perdido', what: 'Un guion quedó en un taxi.', since: '2026-01-02', agency_on: '' },
      ...{ found_on: '2026-01-03', data_kinds: ['identity', 'bank'], people_kinds: ['talent'] },
      ...{ has_children: false, people_count: null, effects: 'Alguien lo leyó.', measures: 'Se busca.' },
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Writes to people about a breach, as ADMIN does. */
export async function mailedBreach(server: Server, actor: string, personIds: string[]): Promise<void> {
  const { db, now } = server;
  const id = Number(await sampleBreach(server));
  const { updatedAt } = await readBreach(db, id);
  const text = 'Se perdió un guion con tu nombre.';
  await mailBreach(db, { actor, now: now() }, id, { updatedAt, text, audience: 'chosen', personIds });
}

/** Receives what a person with this address asks about their data. */
export async function sampleRequest(
  { db, now }: Server,
  email: string,
  kind: DataRequestKind = 'deletion',
  { name = 'Eva Pino', detail = 'Borren mis videos.' } = {},
): Promise<string> {
  await keepDraft(db, { kind, name, email, detail }, now());
  const token = newSecret();
  await db
    .updateTable('data_request_drafts')
    .set({ token_hashes: [hashSecret(token)] })
    .where('email', '=', email)
    .where('request_id', 'is', null)
    .execute();
  return String((await confirmDraft(db, token, now())).id);
}

/** Receives such a request and refuses it, as ADMIN does. */
export async function refusedRequest(
  server: Server,
  actor: string,
  { email, word }: { email: string; word: string },
): Promise<void> {
  const { db, now } = server;
  const said = { name: `${word} que pide`, detail: `Lo de ${word}.` };
  const id = Number(await sampleRequest(server, email, 'deletion', said));
  const { updatedAt: readWith } = await readRequest(db, id);
  const text = `Guardamos las boletas de ${word} por seis años.`;
  await answerRequest(db, { actor, now: now() }, id, { readWith, outcome: 'refused', reason: 'law', text });
}

/** Writes down a block of a person's data that has ended, as the answer to their last request. */
export async function endedBlock({ db, now }: Server, actor: string, userId: string): Promise<void> {
  const { id: request_id } = await db
    .selectFrom('data_requests')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('data_blocks')
    .values({
      request_id,
      user_id: userId,
      since: now(),
      ended_at: now(),
      ended_by: actor,
      end_reason: 'Lo pidió',
    })
    .execute();
}
