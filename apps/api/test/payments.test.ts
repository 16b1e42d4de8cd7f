import type { OwnYear } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../src/ground/limits/limits';
import { HOUR } from '../src/ground/time/time';
import { paperText } from './paperText';
import { waitingBoleta } from './sampleBoletas';
import { nominaStudio } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
});
afterAll(() => server.close());

type Who = keyof typeof studio.tokens;

const yearOf = async (who: Who, year?: string): Promise<OwnYear> =>
  (await studio.as(who)('GET', `/users/me/payments${year === undefined ? '' : `?year=${year}`}`)).body;

async function certificate(path: string, who: Who) {
  const response = await server.app.request(`/api${path}`, {
    headers: { authorization: `Bearer ${studio.tokens[who]}` },
  });
  if (response.status !== 200) return { status: response.status, text: '', name: '' };
  const text = await paperText(new Uint8Array(await response.arrayBuffer()));
  return { status: 200, text, name: response.headers.get('content-disposition') };
}

const paid = async (who: { id: string }, issuedOn: string, paidOn: string, gross = 180_000) => {
  const id = await studio.approved(who, { issuedOn, gross });
  const { status } = await studio.pay(await studio.made([id]), paidOn);
  expect(status).toBe(200);
  return id;
};

test('a year without anything is empty, and so is one of another person', async () => {
  const nothing = { boletas: 0, gross: 0, retention: 0, net: 0 };
  const empty = { paid: nothing, months: [], projects: [], toRegularize: [] };
  expect(await yearOf('ana', '2020')).toEqual({ year: '2020', ...empty });
  await paid(studio.bea, '2020-03-02', '2020-03-10');
  expect(await yearOf('ana', '2020')).toEqual({ year: '2020', ...empty });
  expect((await yearOf('ana')).year).toBe('2026');
  expect((await studio.as('ana')('GET', '/users/me/payments?year=26')).status).toBe(422);
});

test('a boleta is in the month of its payment; until then in that of its own day', async () => {
  const late = await paid(studio.ana, '2024-12-30', '2025-01-10');
  const open = await studio.approved(studio.ana, { issuedOn: '2025-03-05', gross: 100_000 });
  const year = await yearOf('ana', '2025');
  expect(year.months).toMatchObject([
    {
      ...{ month: '2025-03', paid: { boletas: 0, gross: 0 } },
      boletas: [{ id: open, state: 'approved', paidOn: '', gross: 100_000 }],
    },
    {
      ...{ month: '2025-01', paid: { boletas: 1, gross: 180_000, retention: 27_450, net: 152_550 } },
      boletas: [{ id: late, state: 'paid', issuedOn: '2024-12-30', paidOn: '2025-01-10' }],
    },
  ]);
  expect(year.paid).toEqual({ boletas: 1, gross: 180_000, retention: 27_450, net: 152_550 });
  expect(year.projects).toMatchObject([{ projectId: expect.any(Number), boletas: 1, gross: 180_000 }]);
  expect(year.months[1]?.boletas[0]?.projects).toEqual([year.projects[0]?.title]);
  expect((await yearOf('ana', '2024')).months).toEqual([]);
});

test('one that is still awaited has no folio nor amounts', async () => {
  const order = await issuedOrder(server, studio.ana.id, studio.otherChapterId, 'accepted');
  const id = await waitingBoleta(server, studio.ana.id, order);
  const { months } = await yearOf('ana');
  expect(months.flatMap(({ boletas }) => boletas).find((boleta) => boleta.id === id)).toMatchObject({
    ...{ state: 'pending', folio: null, issuedOn: '', gross: null, retention: null, net: null },
    ...{ documentId: null, isToRegularize: false, settledBy: null },
  });
});

test('what was paid and then annulled is to regularize, in every year, until a later boleta settles it', async () => {
  const id = await paid(studio.bea, '2023-05-02', '2023-05-10');
  await server.db
    .insertInto('regularizations')
    .values({
      ...{ boleta_id: id, person_id: studio.bea.id, annulled_on: '2023-05-20', reason: 'Otro RUT' },
      noted_at: server.now(),
    })
    .execute();
  const { months, toRegularize } = await yearOf('bea', '2023');
  expect(months[0]?.boletas[0]).toMatchObject({ id, isToRegularize: true });
  expect(toRegularize).toMatchObject([{ boletaId: id, annulledOn: '2023-05-20', isSettled: false }]);
  expect((await yearOf('bea', '2022')).toRegularize).toHaveLength(1);
  expect((await yearOf('ana', '2023')).toRegularize).toEqual([]);
  const { text } = await certificate('/users/me/certificate?year=2023', 'bea');
  expect(text).toContain('se anuló en el SII el 20-05-2023, después de pagada');
  expect(text).toContain('mayo de 2023 1 $180.000 $27.450 $152.550');
  expect(text).not.toContain('Se regularizó');
  const later = await paid(studio.bea, '2023-06-02', '2023-06-10');
  await server.db
    .updateTable('regularizations')
    .set({ settled_at: server.now(), settled_by: later })
    .execute();
  const settled = await yearOf('bea', '2023');
  expect(settled.toRegularize).toEqual([]);
  const [, may] = settled.months;
  const { folio } = settled.months[0]?.boletas[0] ?? {};
  const on = dayInChile(server.now());
  expect(may?.boletas[0]).toMatchObject({ id, isToRegularize: false, settledBy: { folio, on } });
  const paper = await certificate('/users/me/certificate?year=2023', 'bea');
  expect(paper.text).toMatch(/Se regularizó con la boleta N\.º [\d.]+ el /);
});

test('the certificate sums the paid boletas by month of payment, with names and RUT as on them', async () => {
  const setRut = (rut: string) =>
    server.db.updateTable('users').set({ rut }).where('id', '=', studio.ana.id).execute();
  await server.db
    .updateTable('studio_settings')
    .set({ name: 'Estudio Andino SpA', rut: '76.007.075-0' })
    .execute();
  await setRut('12.345.678-5');
  const issued = await studio.approved(studio.ana, { issuedOn: '2021-01-30' });
  // A boleta keeps the RUT with which it was handed in.
  await server.db.updateTable('boletas').set({ folio: 9001 }).where('id', '=', issued).execute();
  await studio.pay(await studio.made([issued]), '2021-02-10');
  await paid(studio.ana, '2021-02-01', '2021-02-12', 100_000);
  await studio.approved(studio.ana, { issuedOn: '2021-03-01' });
  const { text, name } = await certificate('/users/me/certificate?year=2021', 'ana');
  expect(name).toBe('attachment; filename="certificado-honorarios-2021.pdf"');
  expect(text).toContain('Estudio Estudio Andino SpA RUT del estudio 76.007.075-0');
  expect(text).toContain('febrero de 2021 2 $280.000 $42.700 $237.300');
  expect(text).toContain('Total 2 $280.000 $42.700 $237.300');
  expect(text).not.toContain('marzo');
  // The sum is that of 'Mes'.
  const month = await studio.admin('GET', '/nominas/month?month=2021-02');
  expect(month.body).toMatchObject({ boletas: 2, gross: 280_000, retention: 42_700, net: 237_300 });
});

test('a year without payments has a certificate that says so', async () => {
  const { status, text } = await certificate('/users/me/certificate?year=2019', 'ana');
  expect([status, text]).toEqual([
    200,
    expect.stringContaining('En 2019 el estudio no le pagó boletas de honorarios.'),
  ]);
});

test('ADMIN downloads that of a person, which their history tells; nobody else does', async () => {
  const path = `/users/${studio.ana.id}/certificate?year=2021`;
  expect((await certificate(path, 'admin')).text).toContain('Total 2');
  const history = await studio.admin('GET', `/history/person/${studio.ana.id}`);
  // The history itself was read last.
  expect(history.body.items.slice(0, 2)).toMatchObject([
    { action: 'read', changes: [{ field: 'sheet' }] },
    { action: 'read', changes: [{ field: 'certificate' }] },
  ]);
  expect((await certificate(path, 'bea')).status).toBe(403);
  expect((await certificate('/users/00000000-0000-4000-8000-000000000000/certificate', 'admin')).status).toBe(
    404,
  );
  expect((await certificate('/users/nadie/certificate', 'admin')).status).toBe(404);
});

test('too many certificates are refused with the time to wait; those of others go on', async () => {
  const certificate = { address: { attempts: 9, within: HOUR }, account: { attempts: 2, within: HOUR } };
  const limited = await testServer({ limits: { ...LIMITS, certificate } });
  onTestFinished(() => limited.close());
  await limited.createUser('ana@correo.cl');
  await limited.createUser('bea@correo.cl');
  const ask = async (email: string, times: number) => {
    const token = await limited.tokenFor(email);
    const answers = [];
    for (let index = 0; index < times; index++)
      answers.push(
        await limited.app.request('/api/users/me/certificate', {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    return answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
  };
  expect(await ask('ana@correo.cl', 3)).toEqual([
    [200, null],
    [200, null],
    [429, `${HOUR / 1000}`],
  ]);
  expect(await ask('bea@correo.cl', 1)).toEqual([[200, null]]);
});
