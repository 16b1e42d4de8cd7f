import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { csvLines, messages } from './answered';
import { BANK, nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.wait(1000);
  await server.mails();
});

const history = async (entity: string, id: number | string) =>
  (await studio.admin('GET', `/history/${entity}/${id}`)).body.items;
const boleta = async (id: number) => (await studio.admin('GET', `/boletas/${id}`)).body;
const csv = (path: string) => csvLines(server, studio.tokens.admin, path);
const bank = (values: object, who = studio.bea) =>
  server.db.updateTable('users').set(values).where('id', '=', who.id).execute();

test('a nómina takes approved boletas, holds them and keeps their sum; each history says so', async () => {
  const [one, two] = [await studio.approved(), await studio.approved(studio.bea, { gross: 100_001 })];
  expect((await studio.payable()).map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
  const nomina = await studio.made([one, two]);
  expect(nomina).toMatchObject({
    ...{ state: 'prepared', boletas: 2, gross: 280_001, retention: 42_700, total: 237_301, paidOn: '' },
    ...{ latestIssuedOn: '2026-11-19' },
  });
  expect(nomina.lines.map(({ boletaId, net }) => [boletaId, net])).toEqual([
    [one, 152_550],
    [two, 84_751],
  ]);
  expect((await studio.payable()).map(({ id }) => id)).not.toContain(one);
  expect(await boleta(one)).toMatchObject({ nomina: { id: nomina.id, state: 'prepared' }, paidOn: '' });
  expect(await history('boleta', one)).toMatchObject([
    { changes: [{ field: 'nomina', from: null, to: `Nómina N.º ${nomina.id}` }] },
  ]);
  expect(await history('nomina', nomina.id)).toMatchObject([
    { action: 'create', changes: expect.arrayContaining([{ field: 'total', from: null, to: 237_301 }]) },
  ]);
});

test.each([
  ['no account number', { account_number: null }],
  ['letters in it', { account_number: '12-AB45' }],
  ['a bank that is none', { bank: '999' as never }],
  ['a RUT of nobody', { holder_rut: '12.345.678-9' }],
])('a person who has %s is named and left out', async (_, values) => {
  const [one, two] = [await studio.approved(), await studio.approved(studio.bea)];
  await bank(values);
  const waiting = (await studio.payable()).find(({ id }) => id === two);
  expect(waiting?.lacks).toEqual(Object.keys(values));
  const { nomina, leftOut } = await studio.make([one, two]);
  expect(nomina?.lines.map(({ boletaId }) => boletaId)).toEqual([one]);
  expect(leftOut).toMatchObject([
    { id: two, personId: studio.bea.id, why: 'Faltan sus datos bancarios', personName: expect.any(String) },
  ]);
  expect((await studio.make([two])).nomina).toBeNull();
  await bank({ ...BANK, holder_rut: '7.654.321-6' });
});

test('boletas that are taken, not approved, changed or gone are named', async () => {
  const [taken, pending, changed] = [
    await studio.approved(),
    await studio.approved(),
    await studio.approved(),
  ];
  const free = await studio.approved();
  const nomina = await studio.made([taken]);
  await server.db.updateTable('boletas').set({ state: 'inReview' }).where('id', '=', pending).execute();
  const boletas = [taken, pending, free].map((id) => ({ id, updatedAt: server.now().toISOString() }));
  const ask = async () => {
    const now = await Promise.all(
      boletas.map(async ({ id }) => ({ id, updatedAt: (await boleta(id)).updatedAt })),
    );
    now.push({ id: changed, updatedAt: '2026-01-01T00:00:00.000Z' });
    now.push({ id: 999_999, updatedAt: '2026-01-01T00:00:00.000Z' });
    return (await studio.as('other')('POST', '/nominas', { boletas: now })).body;
  };
  const refused = await ask();
  expect(refused.errors.map(({ message }: { message: string }) => message.replace(/^.*: /, ''))).toEqual([
    `ya está en la Nómina N.º ${nomina.id}.`,
    'ahora está en revisión.',
    'cambió.',
    'ya no existe.',
  ]);
  // The request was based on outdated boletas, so no nómina is made, not even of the valid one.
  expect((await boleta(free)).nomina).toBeNull();
});

test('two people take the same boletas at the same moment: each boleta goes into one nómina; a request sent twice makes one', async () => {
  const ids = await Promise.all([studio.approved(), studio.approved(), studio.approved(studio.bea)]);
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, index) => studio.make(ids, index % 2 ? 'admin' : 'other')),
  );
  expect(many.filter(({ nomina }) => nomina)).toHaveLength(1);
  const refused = many.flatMap((answer) => ('errors' in answer ? answer.errors : []));
  expect(refused).toHaveLength(9 * ids.length);
  const boletas = [{ id: await studio.approved(), updatedAt: '' }];
  for (const one of boletas) one.updatedAt = (await boleta(one.id)).updatedAt;
  const twice = [1, 2].map(() => studio.admin('POST', '/nominas', { boletas }, 'una-clave-de-veinte-y-mas'));
  const [first, second] = await Promise.all(twice);
  expect(first?.body.nomina.id).toBe(second?.body.nomina.id);
});

test('a boleta taken out may go elsewhere; the last one stays; a voided nómina frees all and says what it held', async () => {
  const [one, two] = [await studio.approved(), await studio.approved(studio.bea)];
  const nomina = await studio.made([one, two]);
  const { status, body } = await studio.move(nomina, 'remove', { boletaId: two });
  expect([status, body.boletas, body.total]).toEqual([200, 1, 152_550]);
  expect((await boleta(two)).nomina).toBeNull();
  expect(await studio.move(body, 'remove', { boletaId: two })).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: 'Esta boleta ya no está en la nómina.' },
  });
  expect((await studio.move(body, 'remove', { boletaId: one })).body.message).toMatch(/^Es la última/);
  expect((await studio.make([two])).nomina?.boletas).toBe(1);
  const voided = (await studio.move(body, 'void')).body;
  expect(voided).toMatchObject({ state: 'voided', boletas: 1, total: 152_550, lines: [{ boletaId: one }] });
  expect((await studio.make([one])).nomina?.boletas).toBe(1);
  expect(await studio.pay(voided)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  expect(await history('nomina', nomina.id)).toMatchObject([
    { changes: [{ field: 'state', from: 'Preparada', to: 'Anulada' }] },
    {
      changes: [
        { field: 'boletas', from: 2, to: 1 },
        { field: 'total', from: 305_100, to: 152_550 },
        { field: 'boleta', to: null },
      ],
    },
    { action: 'create' },
  ]);
});

test('a payment has its day and pays all boletas and their documents; each person gets one mail without amounts', async () => {
  const ids = [await studio.approved(), await studio.approved(), await studio.approved(studio.bea)];
  const nomina = await studio.made(ids);
  for (const [paidOn, message] of [
    ['', 'La fecha de pago es requerida'],
    ['2026-02-31', 'Ingresa una fecha válida'],
    ['2026-11-21', 'La fecha de pago no puede ser futura'],
    ['2026-11-18', 'Hay una boleta del 19-11-2026: no se pudo pagar antes'],
  ] as const)
    expect(messages(await studio.pay(nomina, paidOn))).toEqual({ paidOn: message });
  const { status, body } = await studio.pay(nomina);
  expect([status, body.state, body.paidOn]).toEqual([200, 'paid', '2026-11-20']);
  for (const id of ids)
    expect(await boleta(id)).toMatchObject({
      state: 'paid',
      paidOn: '2026-11-20',
      nomina: { state: 'paid' },
    });
  const own = (await studio.as('ana')('GET', `/boletas/${ids[0]}`)).body;
  expect(own).toMatchObject({ state: 'paid', paidOn: '2026-11-20', nomina: null });
  const mails = await server.mails();
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['ana@correo.cl', 'bea@correo.cl']);
  const toAna = mails.find(({ to }) => to?.[0]?.address === 'ana@correo.cl');
  expect(toAna?.subject).toBe('Pagamos 2 boletas tuyas');
  expect(toAna?.text).toContain('pagó el 20-11-2026');
  expect(toAna?.text).toContain('http://portal.test/documents?tipo=boleta');
  for (const mail of mails) expect(mail.text).not.toMatch(/\d{3}\.\d{3}|\d{5}|12\.345|BancoEstado/);
  expect(await history('boleta', ids[2] ?? 0)).toMatchObject([
    { changes: [{ field: 'state', from: 'Aprobada', to: 'Pagada' }] },
    {},
  ]);
  expect(await studio.move(body, 'void')).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
});

test('a mail about a single boleta names it and leads to it', async () => {
  const id = await studio.approved(studio.bea);
  await studio.pay(await studio.made([id]));
  const [mail] = await server.mails();
  const { orderNumber } = await boleta(id);
  expect(mail?.subject).toMatch(`Pagamos tu boleta: `);
  expect(mail?.subject).toContain(`N.º ${orderNumber}`);
});

test('fifty mark it as paid at the same moment: one succeeds, with one mail per person and one line each', async () => {
  const ids = [await studio.approved(), await studio.approved(studio.bea), await studio.approved()];
  const nomina = await studio.made(ids);
  const done = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      studio.move(nomina, 'pay', { paidOn: '2026-11-20' }, index % 2 ? 'admin' : 'other'),
    ),
  );
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(done.filter(({ status, body }) => status === 409 && body.code === 'STALE')).toHaveLength(49);
  expect(await server.mails()).toHaveLength(2);
  expect(await history('nomina', nomina.id)).toHaveLength(2);
  for (const id of ids) expect(await history('boleta', id)).toHaveLength(2);
});

test('the bank’s file has one transfer per person, as banks read it; each history says who asked for it', async () => {
  const [one, two] = [await studio.approved(), await studio.approved()];
  const three = await studio.approved(studio.bea, { gross: 100_001 });
  const nomina = await studio.made([one, two, three]);
  const folios = [(await boleta(one)).folio, (await boleta(two)).folio];
  const [head, ...lines] = await csv(`/nominas/${nomina.id}/bank-file`);
  expect(head).toBe(
    'RUT;Nombre;Código del banco;Banco;Tipo de cuenta;N.º de cuenta;Monto líquido;Correo;Glosa',
  );
  expect(lines.sort()).toEqual([
    `12345678-5;Antonia Millaquén Rojas;012;BancoEstado;Vista;0012345678;305100;ana@correo.cl;Nómina ${nomina.id}, boletas ${folios.join(', ')}`,
    expect.stringMatching(/^7654321-6;.*;84751;bea@correo\.cl;/),
  ]);
  const sum = lines.reduce((all, line) => all + Number(line.split(';')[6]), 0);
  expect(sum).toBe(nomina.total);
  expect((await history('nomina', nomina.id))[0]).toMatchObject({
    action: 'read',
    changes: [{ field: 'account_number' }, { field: 'form', from: null, to: 'csv' }],
  });
  expect((await history('person', studio.bea.id))[0]).toMatchObject({ action: 'read' });
  // A line says before the file is sent whether the account belongs to another person.
  const others = async () =>
    (await studio.read(nomina.id)).lines.map((line) => [line.boletaId, line.isOthersAccount]);
  expect(await others()).toEqual(expect.arrayContaining([[three, false]]));
  await bank({ rut: '11.111.111-1' });
  expect(Object.fromEntries(await others())).toEqual({ [one]: false, [two]: false, [three]: true });
  await bank({ rut: null });
  // A person may remove their account number after the nómina was made.
  await bank({ account_number: null });
  const refused = await studio.admin('GET', `/nominas/${nomina.id}/bank-file?again=true`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Faltan los datos bancarios de Antonia Millaquén Rojas: pídelos, o quita sus boletas de la nómina; si no queda otra, anúlala.',
  ]);
  expect((await studio.read(nomina.id)).lines.find(({ boletaId }) => boletaId === three)?.lacks).toEqual([
    'account_number',
  ]);
  await bank(BANK);
  const { body } = await studio.move(nomina, 'void', { reason: 'Se hizo de prueba' });
  expect((await studio.admin('GET', `/nominas/${body.id}/bank-file`)).status).toBe(409);
});

test('a mail asks for bank data once a day, but not people who have them or cannot log in', async () => {
  const ask = () => studio.admin('POST', `/users/${studio.bea.id}/bank-data-request`);
  expect(await ask()).toMatchObject({ status: 409, body: { message: expect.stringContaining('completos') } });
  await bank({ account_number: null });
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, { bankAskedAt: server.now().toISOString() }]);
  server.wait(1000);
  expect((await ask()).body).toEqual(body);
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Completa tus datos bancarios para que podamos pagarte');
  expect(mail?.text).toContain('http://portal.test/home');
  // Without a country the data sheet does not show the section yet.
  expect(mail?.text).toContain('Esa sección aparece cuando tu país, en Datos personales, es Chile');
  expect((await history('person', studio.bea.id))[0]).toMatchObject({
    changes: [{ field: 'bank_data_request' }],
  });
  const waiting = await studio.approved(studio.bea);
  expect((await studio.payable()).find(({ id }) => id === waiting)).toMatchObject(body);
  await bank({ bank_asked_at: new Date(server.now().getTime() - 24 * 3600 * 1000) });
  expect((await ask()).body).not.toEqual(body);
  await bank({ ...BANK });
  // The person completed the data before the mail was written.
  expect(await server.mails()).toEqual([]);
  await bank({ account_number: null, deactivated_at: server.now() });
  expect((await ask()).status).toBe(409);
  await bank({ ...BANK, deactivated_at: null });
  expect((await studio.admin('POST', '/users/nadie/bank-data-request')).status).toBe(404);
});

test('a month is summed by person and by project, with a line per boleta for the accountant', async () => {
  const [one, two] = [
    await studio.approved(studio.ana, { issuedOn: '2026-08-20' }),
    await studio.approved(studio.bea, { issuedOn: '2026-08-21', gross: 100_001 }),
  ];
  await studio.pay(await studio.made([one]), '2026-09-01');
  await studio.pay(await studio.made([two]), '2026-09-30');
  const month = async (name: string) => (await studio.admin('GET', `/nominas/month?month=${name}`)).body;
  expect(await month('2026-09')).toMatchObject({
    ...{ month: '2026-09', nominas: 2, boletas: 2, gross: 280_001, retention: 42_700, net: 237_301 },
    people: expect.arrayContaining([
      expect.objectContaining({ personId: studio.ana.id, rut: '12.345.678-5', gross: 180_000, net: 152_550 }),
      expect.objectContaining({ personId: studio.bea.id, rut: '', boletas: 1, net: 84_751 }),
    ]),
    projects: [expect.objectContaining({ boletas: 2, gross: 280_001 })],
  });
  // Without a month, the answer is the last month with payments.
  const last = (await studio.admin('GET', '/nominas/month')).body;
  expect([last.month, last.boletas > 0]).toEqual([expect.stringMatching(/^2026-(?:09|1\d)$/), true]);
  expect(await month('2026-08')).toMatchObject({ nominas: 0, net: 0, people: [], projects: [] });
  const lines = await csv('/nominas/month/csv?month=2026-09');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    'RUT;Persona;N.º de boleta;Fecha;Boleta;Proyecto;Temporada;N.º interno;Bruto;Retención;Líquido;Retiene;Pagada;Nómina;Parte de la boleta;Orden de esta parte',
  );
  expect(lines[1]).toMatch(
    /^12\.345\.678-5;Antonia.*;20-08-2026;Boleta orden N\.º .*;180\.000;27\.450;152\.550;El estudio;01-09-2026;Nómina N\.º \d+;1 de 1;\d+$/,
  );
  for (const wrong of ['', '2026-13', '2026-9', 'x'])
    expect((await studio.admin('GET', `/nominas/month?month=${wrong}`)).status).toBe(422);
});

test('the list is searched by what nóminas hold, filtered and sorted', async () => {
  const id = await studio.approved();
  const nomina = await studio.made([id]);
  const found = async (query: string) =>
    (await studio.admin('GET', `/nominas?${query}`)).body.items.map(({ id }: { id: number }) => id);
  expect(await found(`search=${(await boleta(id)).folio}`)).toEqual([nomina.id]);
  expect(await found(`search=nómina ${nomina.id}`)).toContain(nomina.id);
  expect(await found('search=nadie')).toEqual([]);
  expect((await found('size=100'))[0]).toBe(nomina.id);
  expect(await found('state=paid&size=100')).not.toContain(nomina.id);
  const totals = (await studio.admin('GET', '/nominas?sort=total&size=100')).body.items;
  const sums = totals.map(({ total }: { total: number }) => total);
  expect(sums).toEqual(sums.toSorted((a: number, b: number) => a - b));
});

test('a person who erases everything leaves prepared nóminas; the line of a paid one stays', async () => {
  const [paid, prepared] = [await studio.approved(studio.bea), await studio.approved(studio.bea)];
  const others = await studio.approved();
  const done = (await studio.pay(await studio.made([paid, await studio.approved()]), '2026-11-19')).body;
  const open = await studio.made([prepared, others]);
  const before = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  const byBea = ({ personId }: { personId: string | null }) => personId === studio.bea.id;
  await eraseAccount(server.db, studio.bea.id, server.now(), ERASURE.parts);
  expect(await studio.read(open.id)).toMatchObject({
    boletas: 1,
    total: 152_550,
    lines: [{ boletaId: others }],
  });
  expect((await studio.pay(open)).body.code).toBe('STALE');
  const kept = await studio.read(done.id);
  expect([kept.total, kept.boletas]).toEqual([done.total, 2]);
  expect(kept.lines.find(({ boletaId }) => boletaId === null)).toMatchObject({
    ...{ personId: null, personName: done.lines.find(byBea)?.personName, net: 152_550 },
  });
  const after = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  expect([after.gross, after.net, after.boletas]).toEqual([before.gross, before.net, before.boletas]);
  expect(after.people).toContainEqual(expect.objectContaining({ personId: null, rut: '' }));
});
