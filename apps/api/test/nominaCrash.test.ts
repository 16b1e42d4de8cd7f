import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase, type Storage } from '../src/ground/db/database';
import { hashPassword } from '../src/people/passwords/passwords';
import { approvedBoleta, BANK, preparedNomina } from './sampleNominas';
import { studioCast } from './sampleStudio';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';
import { PASSWORD, type testServer } from './testServer';
import { emptyStorage, removeStorage } from './testStorage';

beforeAll(bundleServer);
afterAll(removeBundle);

/** `CRASHES=20` for a thorough run. */
const ROUNDS = Number(process.env.CRASHES ?? 4);
const PEOPLE = 6;
const NOW = new Date('2026-11-20T12:00:00Z');

const post = (address: string, path: string, body: object, token = '') =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Makes one nómina for each round, with boletas of several people. */
async function seed(db: Database): Promise<number[]> {
  const server = { db, now: () => NOW } as Awaited<ReturnType<typeof testServer>>;
  const made = { first_name: 'Antonia', last_name: 'Ruz', password_hash: await hashPassword(PASSWORD) };
  const moments = { activated_at: NOW, created_at: NOW, updated_at: NOW };
  const emails = Array.from({ length: PEOPLE }, (_, index) => `p${index}@correo.cl`);
  const people = await db
    .insertInto('users')
    .values(emails.map((email) => ({ ...made, ...BANK, ...moments, email, role: 'USER' as const })))
    .returning('id')
    .execute();
  await db
    .insertInto('users')
    .values({ ...made, ...moments, email: 'admin@correo.cl', role: 'ADMIN' })
    .execute();
  const { chapterId } = await studioCast(server);
  const nominas: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const boletas: number[] = [];
    for (let index = 0; index < 3 * PEOPLE; index++)
      boletas.push(await approvedBoleta(server, people[index % PEOPLE]?.id ?? '', chapterId));
    nominas.push(await preparedNomina(server, boletas));
  }
  return nominas;
}

/** State, paid boletas and history lines of each nómina, one text each. Needs the database for itself. */
async function seen(storage: Storage): Promise<string[]> {
  const db = await openDatabase(storage);
  const rows = await db
    .selectFrom('nominas')
    .leftJoin('boletas', 'boletas.nomina_id', 'nominas.id')
    .select(['nominas.id', 'nominas.state'])
    .select(({ fn }) => fn.count<string>('boletas.id').filterWhere('boletas.state', '=', 'paid').as('paid'))
    .select((row) =>
      row
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<string>().as('lines'))
        .where('entity', '=', 'nomina')
        .whereRef('entity_id', '=', ({ cast }) => cast('nominas.id', 'text'))
        .as('told'),
    )
    .groupBy(['nominas.id', 'nominas.state'])
    .orderBy('nominas.id')
    .execute();
  await db.destroy();
  return rows.map(({ state, paid, told }) => `${state} ${paid} ${told}`);
}

test('killed while nóminas are paid: each is paid whole or not at all, and nobody is told twice', async () => {
  const DATA_DIR = newDataFolder();
  const used = await emptyStorage();
  const storage: Storage = used.kind === 'postgres' ? used : { kind: 'folder', folder: join(DATA_DIR, 'db') };
  const db = await openDatabase(storage);
  const nominas = await seed(db);
  await db.destroy();
  const env = {
    ...{ PORT: '0', DATA_DIR, PUBLIC_URL: 'http://portal.test' },
    ...(storage.kind === 'postgres' && { DATABASE_URL: storage.url }),
  };
  const answered = new Set<number>();
  const pay = async (address: string, token: string, id: number) => {
    const headers = { authorization: `Bearer ${token}` };
    const read = await fetch(`${address}/api/nominas/${id}`, { headers });
    const { updatedAt } = await read.json();
    return post(address, `/nominas/${id}/pay`, { paidOn: '2026-11-20', updatedAt }, token);
  };
  const logIn = async (address: string) => {
    const answer = await post(address, '/users/auth/login', { email: 'admin@correo.cl', password: PASSWORD });
    return (await answer.json()).accessToken as string;
  };
  for (const [round, id] of nominas.entries()) {
    const run = runServer(env);
    const address = await addressOf(run);
    const token = await logIn(address);
    const paying = pay(address, token, id).then(
      ({ status }) => {
        if (status === 200) answered.add(id);
      },
      () => {},
    );
    // Each round kills the server at another moment: before, during and after the write, or while it sends mails.
    await new Promise((resolve) => setTimeout(resolve, 15 + round * 15));
    run.process.kill('SIGKILL');
    expect(await run.exited).toBeNull();
    await paying;
    for (const [index, line] of (await seen(storage)).entries())
      expect(['prepared 0 0', `paid ${3 * PEOPLE} 1`]).toContain(
        answered.has(nominas[index] ?? 0) ? line.replace('prepared', 'answered and not paid') : line,
      );
  }
  // Pay the nóminas that the crash prevented. Then every person has exactly one mail for each nómina.
  const run = runServer(env);
  const address = await addressOf(run);
  const token = await logIn(address);
  for (const id of nominas) await pay(address, token, id);
  const outbox = join(DATA_DIR, 'outbox');
  const written = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  await vi.waitFor(() => expect(written()).toHaveLength(ROUNDS * PEOPLE), { timeout: 60_000, interval: 100 });
  const mails = await Promise.all(
    written().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  const addresses = mails.map(({ to }) => to?.[0]?.address ?? '');
  for (const address of new Set(addresses))
    expect(addresses.filter((other) => other === address)).toHaveLength(ROUNDS);
  run.process.kill('SIGTERM');
  await run.exited;
  expect(await seen(storage)).toEqual(Array(ROUNDS).fill(`paid ${3 * PEOPLE} 1`));
  if (used.kind === 'postgres') await removeStorage(used);
});
