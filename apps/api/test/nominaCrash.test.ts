import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/ground/db/database';
import {
  AFTER_LEASE,
  asServer,
  type CrashApi,
  crashes,
  crashStudio,
  judge,
  killDuring,
  seedPeople,
} from './crashes';
import { approvedBoleta, BANK, preparedNomina } from './sampleNominas';
import { studioCast } from './sampleStudio';
import { bundleServer, removeBundle } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(4);
const PEOPLE = 6;
/** A nómina that is paid whole, as `seen` tells it. */
const PAID = `paid ${3 * PEOPLE} 1`;

/** Makes one nómina for each round, with boletas of several people. */
async function seed(db: Database): Promise<number[]> {
  const server = asServer(db);
  const people = await seedPeople(db, PEOPLE, BANK);
  const { chapterId } = await studioCast(server);
  const nominas: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const boletas: number[] = [];
    for (let index = 0; index < 3 * PEOPLE; index++)
      boletas.push(await approvedBoleta(server, people[index % PEOPLE] ?? '', chapterId));
    nominas.push(await preparedNomina(server, boletas));
  }
  return nominas;
}

/** State, paid boletas and history lines of each nómina, one text each. */
async function seen(db: Database): Promise<string[]> {
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
  return rows.map(({ state, paid, told }) => `${state} ${paid} ${told}`);
}

async function pay({ get, send }: CrashApi, id: number) {
  const { updatedAt } = await (await get(`/nominas/${id}`)).json();
  return send('POST', `/nominas/${id}/pay`, { paidOn: '2026-11-20', updatedAt });
}

test('killed while nóminas are paid: each is paid whole or not at all, and nobody is told twice', async () => {
  const studio = await crashStudio();
  const nominas = await studio.inDatabase(seed);
  const answered = new Set<number>();
  let lost = 0;
  for (const [round, id] of nominas.entries()) {
    const api = await studio.start('admin@correo.cl');
    const paying = pay(api, id).then(({ status }) => {
      if (status === 200) answered.add(id);
    });
    // Each round kills the server at another moment: before and during the write, or after its answer, while it sends mails.
    const moment = round % 2 === 0 ? setTimeout(10 + round * 8) : paying.then(() => setTimeout(round * 15));
    await killDuring(api.run, [paying], moment);
    for (const [index, line] of (await studio.inDatabase(seen)).entries()) {
      expect(['prepared 0 0', PAID]).toContain(line);
      if (answered.has(nominas[index] ?? 0) && line !== PAID) lost++;
    }
  }
  expect(answered.size).toBeGreaterThan(0);
  // Pay the nóminas that the crash prevented. Then every person has exactly one mail for each nómina.
  studio.setClock(AFTER_LEASE);
  const api = await studio.start('admin@correo.cl');
  for (const id of nominas) await pay(api, id);
  await vi.waitFor(async () => expect(await studio.mails()).toHaveLength(ROUNDS * PEOPLE), {
    timeout: 60_000,
    interval: 100,
  });
  const addresses = (await studio.mails()).map(({ to }) => to?.[0]?.address ?? '');
  for (const address of new Set(addresses))
    expect(addresses.filter((other) => other === address)).toHaveLength(ROUNDS);
  api.run.process.kill('SIGTERM');
  await api.run.exited;
  expect(await studio.inDatabase(seen)).toEqual(Array(ROUNDS).fill(PAID));
  judge('kill -9 in paying nóminas', `${ROUNDS} times, ${answered.size} acknowledged`, {
    lost,
    doubled: addresses.length - ROUNDS * PEOPLE,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await studio.remove();
});
