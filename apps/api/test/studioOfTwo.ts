import { endedBlock, mailedBreach, publishedNotice, refusedRequest } from './samplePrivacy';
import { studioCast } from './sampleStudio';
import type { testServer } from './testServer';
import { plain, type Rows, rowsOf, textsIn } from './textsOf';
import { type Whole, wholePerson } from './twoPeople';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Two people with all that the portal can hold of them, in one chapter, and the ADMIN who made it. */
export interface StudioOfTwo {
  own: Whole;
  other: Whole;
  admin: { id: string; email: string };
  rows: { own: Rows; other: Rows; admin: Rows };
  /** Texts that belong to the other person or to ADMIN but not to the person who asks, each with its place. */
  secret: Map<string, string>;
}

/** What the office keeps of a month, which no route wrote. */
async function kept(server: TestServer, admin: string): Promise<void> {
  const now = server.now();
  const sums = { gross: 0, retention: 0, net: 0 };
  await server.db
    .insertInto('sii_sheets')
    .values({
      ...{ month: '1999-12', kind: 'bhe', file_name: 'planilla.xls', digest: 'd', boletas: 0, ...sums },
      ...{ uploaded_at: now, uploaded_by: admin, replaces: null },
    })
    .execute();
  await server.db
    .insertInto('closed_months')
    .values({ month: '1999-11', closed_by: admin, updated_at: now })
    .execute();
}

/** Makes a {@link StudioOfTwo} on an empty server. */
export async function studioOfTwo(server: TestServer): Promise<StudioOfTwo> {
  const email = 'fermin.jefe@correo.cl';
  const { id } = await server.createUser(email, { role: 'ADMIN' });
  await server.db
    .updateTable('users')
    .set({ first_name: 'Fermincito', last_name: 'Jefatura', phone: '+56 9 7777 1234' })
    .where('id', '=', id)
    .execute();
  const adminToken = await server.tokenFor(email);
  // All numbers have three digits, so that 'N.º 1' is not found in 'N.º 12'.
  await server.db.updateTable('work_order_numbers').set({ last: 100 }).execute();
  // Both people take part in the same chapter.
  const shared = { adminToken, studio: await studioCast(server, { title: 'La obra de los dos' }) };
  const other = await wholePerson(
    server,
    {
      ...{ word: 'Zoraida', rut: '18.765.432-7', digits: '48765432' },
      ...{ community: 'Black', disability: 'hearing' },
      ...{ gender: 'Masculino', bank: '037', tone: 'Tono grave' },
    },
    shared,
  );
  server.wait(1_800_000);
  const own = await wholePerson(
    server,
    {
      ...{ word: 'Belarmino', rut: '12.345.678-5', digits: '32345678', community: 'Indigenous' },
      ...{ disability: 'visual', gender: 'Femenino', bank: '012', tone: 'Tono agudo' },
    },
    shared,
  );
  await kept(server, id);
  await publishedNotice(server);
  const seen_at = server.now();
  await server.db
    .insertInto('seen_notices')
    .values([own.id, other.id].map((user_id) => ({ user_id, version: 1, seen_at })))
    .execute();
  await mailedBreach(server, id, [own.id, other.id]);
  for (const of of [other, own]) {
    await refusedRequest(server, id, of);
    await endedBlock(server, id, of.id);
  }
  const of = (person: string) => rowsOf(server.db, person);
  const rows = { own: await of(own.id), other: await of(other.id), admin: await of(id) };
  const secret = textsIn(rows.other);
  for (const [text, place] of textsIn(rows.admin)) secret.set(text, `ADMIN: ${place}`);
  for (const text of textsIn(rows.own).keys()) secret.delete(text);
  // The name of a field in the history, not a person's text.
  secret.delete(plain('loopsDone'));
  secret.set(plain('video de Zoraida'), 'the other’s reel');
  // The studio's notes, which people do not see about themselves either.
  for (const note of ['Nota sobre Belarmino', 'Voz de Belarmino'])
    secret.set(plain(note), 'the studio’s note');
  server.wait(3_600_000);
  return { own, other, admin: { id, email }, rows, secret };
}
