import type { Nomina, NominaLeftOut, PayableBoleta } from '@doblaje/contract';
import { sql } from 'kysely';
import { waitingBoleta } from './sampleBoletas';
import { issuedOrder, orderStudio } from './sampleOrders';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

export const BANK = {
  bank: '012',
  account_type: 'vista',
  account_number: '0012345678',
  holder_rut: '12.345.678-5',
} as const;

let folio = 5000;

/** Inserts an approved boleta without the steps before it; 180 000 pesos unless another gross is given. */
export async function approvedBoleta(
  server: TestServer,
  personId: string,
  chapterId: number,
  { gross = 180_000, issuedOn = '2026-11-19' } = {},
): Promise<number> {
  const order = await issuedOrder(server, personId, chapterId, 'accepted');
  const id = await waitingBoleta(server, personId, order, ++folio);
  const retention = Math.round(gross * 0.1525);
  await server.db
    .updateTable('boletas')
    .set({ state: 'approved', gross, retention, net: gross - retention, issued_on: issuedOn })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A studio of Ana and Bea, who both have bank data, with two administrators. */
export async function nominaStudio(server: TestServer) {
  const studio = await orderStudio(server);
  const other = await server.createUser('otra.admin@correo.cl', { role: 'ADMIN' });
  for (const [person, holder_rut] of [
    [studio.ana, BANK.holder_rut],
    [studio.bea, '7.654.321-6'],
  ] as const)
    await server.db
      .updateTable('users')
      .set({ ...BANK, holder_rut })
      .where('id', '=', person.id)
      .execute();
  const tokens = { ...studio.tokens, other: await server.tokenFor('otra.admin@correo.cl') };
  const as = (who: keyof typeof tokens) => (method: string, path: string, body?: unknown, key?: string) =>
    server.call(method, path, body, {
      token: tokens[who],
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    });
  const admin = as('admin');
  const approved = (who: { id: string } = studio.ana, said: { gross?: number; issuedOn?: string } = {}) =>
    approvedBoleta(server, who.id, studio.otherChapterId, said);
  const payable = async (): Promise<PayableBoleta[]> => (await admin('GET', '/nominas/payable')).body.items;
  /** Asks for a nómina of boletas, as they are now. */
  const make = async (
    ids: readonly number[],
    who: 'admin' | 'other' = 'admin',
  ): Promise<{ nomina: Nomina | null; leftOut: NominaLeftOut[] }> => {
    const rows = await server.db
      .selectFrom('boletas')
      .select(['id', 'updated_at'])
      .where('id', 'in', [...ids])
      .execute();
    const boletas = rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }));
    return (await as(who)('POST', '/nominas', { boletas })).body;
  };
  const made = async (ids: readonly number[]): Promise<Nomina> => {
    const { nomina } = await make(ids);
    if (!nomina) throw new Error('No nómina was made');
    return nomina;
  };
  const read = async (id: number): Promise<Nomina> => (await admin('GET', `/nominas/${id}`)).body;
  const move = (
    { id, updatedAt }: { id: number; updatedAt: string },
    name: 'pay' | 'void' | 'remove',
    body: object = {},
    who: 'admin' | 'other' = 'admin',
  ) => as(who)('POST', `/nominas/${id}/${name}`, { ...body, updatedAt });
  const pay = (nomina: { id: number; updatedAt: string }, paidOn = '2026-11-20') =>
    move(nomina, 'pay', { paidOn });
  return { ...studio, other, tokens, as, admin, approved, payable, make, made, read, move, pay };
}

/** Inserts a prepared nómina of approved boletas. */
export async function preparedNomina(server: TestServer, boletas: readonly number[]): Promise<number> {
  const { id } = await server.db
    .insertInto('nominas')
    .values({ created_at: server.now(), updated_at: server.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into nomina_lines (nomina_id, boleta_id, folio, project_id, project_title, gross, retention, net)
    select ${id}::integer, id, folio, project_id, project_title, gross, retention, net from boletas
      where id = any(${[...boletas]}::integer[])`.execute(server.db);
  await server.db
    .updateTable('boletas')
    .set({ nomina_id: id })
    .where('id', 'in', [...boletas])
    .execute();
  return id;
}

/** Gives the studio a charge account for each template, with its name. @returns their ids */
export async function chargeAccounts(
  { db, now }: TestServer,
  templates: readonly { id: string; bank: string }[],
): Promise<Record<string, number>> {
  await db.updateTable('studio_settings').set({ name: 'Estudio', rut: '76.007.075-0' }).execute();
  const rows = await db
    .insertInto('charge_accounts')
    .values(
      templates.map(({ id, bank }) => ({
        ...{ name: id, bank, account: '000012345678', agreement: '7', template: id, updated_at: now() },
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}
