import type { BankAnswerCheck, HistoryLine, Nomina } from '@doblaje/contract';
import { ANSWER_COLUMNS_INITIAL } from '@doblaje/domain/bankAnswers';
import { dayInChile } from '@doblaje/domain/days';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankAnswers } from './sampleAnswers';
import { annulment } from './sampleBoletas';
import { BANK, nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
let check: ReturnType<typeof bankAnswers>['check'];
let confirm: ReturnType<typeof bankAnswers>['confirm'];
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
  ({ check, confirm } = bankAnswers(server, studio));
});
beforeEach(() => server.mails());
afterAll(() => server.close());

const RUTS = { ana: BANK.holder_rut, bea: '7.654.321-6' } as const;
const HEADER = 'Rut;Nombre;Monto;Estado;Motivo';
type Line = readonly [who: keyof typeof RUTS, state: string, reason?: string, amount?: number];
const csv = (...lines: readonly Line[]) =>
  [
    HEADER,
    ...lines.map(
      ([who, state, reason = '', amount = 152_550]) => `${RUTS[who]};X;${amount};${state};${reason}`,
    ),
  ].join('\n');

/** A nómina of one boleta of Ana and one of Bea, whose file was downloaded. */
async function sent(issuedOn = '2026-11-19'): Promise<Nomina> {
  const said = { issuedOn };
  const { id } = await studio.made([
    await studio.approved(studio.ana, said),
    await studio.approved(studio.bea, said),
  ]);
  await studio.admin('GET', `/nominas/${id}/bank-file`);
  return studio.read(id);
}

const outcomes = ({ payments }: BankAnswerCheck) => payments.map(({ outcome }) => outcome).sort();
/** Address and subject of the mails since they were last read. */
const mails = async () =>
  (await server.mails()).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }));
const boletasOf = ({ lines }: Nomina) =>
  lines.flatMap(({ boletaId }) => (boletaId === null ? [] : [boletaId]));

test('once every line is paid the nómina is, on the day that was said', async () => {
  const nomina = await sent();
  const answer = csv(['ana', 'Pagado'], ['bea', 'PAGADO']);
  const { body: shown } = await check(nomina.id, answer);
  expect(shown).toMatchObject({ becomes: 'paid', foreign: [], name: 'respuesta.csv' });
  expect(outcomes(shown)).toEqual(['paid', 'paid']);
  // The check writes nothing.
  expect(await studio.read(nomina.id)).toEqual(nomina);
  const { status, body } = await confirm(nomina.id, answer, { paidOn: '2026-11-19' });
  expect([status, body.state, body.paidOn]).toEqual([200, 'paid', '2026-11-19']);
  expect((await mails()).map(({ to, subject }) => [to, subject?.slice(0, 6)]).sort()).toEqual([
    ...[
      ['ana@correo.cl', 'Pagamo'],
      ['bea@correo.cl', 'Pagamo'],
    ],
  ]);
  const again = await check(nomina.id, answer);
  expect([again.status, again.body.code]).toEqual([409, 'NOT_POSSIBLE']);
});

test('a rejected payment frees its boletas, and its person is told what to mend, without amounts or accounts', async () => {
  const nomina = await sent();
  const answer = csv(['ana', 'Rechazado', 'Cuenta cerrada'], ['bea', 'Pendiente de Cobro']);
  // No day is asked for while the nómina is not paid.
  const { body: after } = await confirm(nomina.id, answer, { paidOn: '' });
  expect(after).toMatchObject({ state: 'prepared', boletas: 1, total: 152_550, changes: [] });
  expect(after.lines).toMatchObject([{ personId: studio.bea.id, answer: 'waiting' }]);
  // 'Mes' counts it, and the list that it leads to shows it.
  const { answered } = (await studio.admin('GET', '/months/close?month=2026-11')).body;
  const listed = (await studio.admin('GET', '/nominas?state=prepared&file=answered')).body.items;
  expect([answered.total, listed.map(({ id }: Nomina) => id)]).toEqual([1, [nomina.id]]);
  expect(after.rejected).toMatchObject([
    { personId: studio.ana.id, reason: 'Cuenta cerrada', on: dayInChile(server.now()), bankAskedAt: null },
  ]);
  const asked = (bank_asked_at: Date | null) =>
    server.db.updateTable('users').set({ bank_asked_at }).where('id', '=', studio.ana.id).execute();
  await asked(server.now());
  expect((await studio.read(nomina.id)).rejected[0]?.bankAskedAt).toBe(server.now().toISOString());
  await asked(null);
  const [freed] = boletasOf(nomina).filter((id) => !boletasOf(after).includes(id));
  expect((await studio.payable()).map(({ id }) => id)).toContain(freed);
  const [mail, ...others] = await mails();
  expect([mail?.to, others]).toEqual(['ana@correo.cl', []]);
  expect(mail?.subject).toMatch(/^El banco rechazó/);
  expect(mail?.text).toContain('«Cuenta cerrada»');
  expect(mail?.text).toContain('http://portal.test/home');
  expect(mail?.text).not.toMatch(/\d{3}\.\d{3}|\d{5}|12\.345|BancoEstado/);
  const { items } = (await studio.admin('GET', `/history/person/${studio.ana.id}`)).body;
  expect(items.map(({ changes }: HistoryLine) => changes)).toContainEqual([{ field: 'payment_rejected' }]);
  // The same answer again changes nothing.
  const again = await confirm(nomina.id, answer);
  expect([again.status, again.body.updatedAt]).toEqual([200, after.updatedAt]);
  expect(await mails()).toEqual([]);
  // An answer that holds only the one that waited tells the other as noted, not as unanswered.
  const { body: alone } = await check(nomina.id, csv(['bea', 'Pagado']));
  expect(outcomes(alone)).toEqual(['paid', 'rejected']);
  expect(alone.payments).toContainEqual(
    expect.objectContaining({ personId: studio.ana.id, reason: 'Cuenta cerrada', isNew: false }),
  );
  // Later the bank paid the one that waited: what is left of the nómina is paid.
  const paid = await confirm(nomina.id, csv(['ana', 'Rechazado', 'Cuenta cerrada'], ['bea', 'Pagado']));
  expect(paid.body).toMatchObject({ state: 'paid', boletas: 1, total: 152_550 });
  expect((await mails()).map(({ to }) => to)).toEqual(['bea@correo.cl']);
  // The freed one may be paid by another nómina.
  expect((await studio.make([freed ?? 0])).nomina).toMatchObject({ boletas: 1 });
});

test('what the bank paid leaves its nómina no more, and no other file is made of it', async () => {
  const nomina = await sent();
  const { body: after } = await confirm(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pendiente de Cobro']));
  expect(after.state).toBe('prepared');
  const paid = (after as Nomina).lines.find(({ answer }) => answer === 'paid');
  const reason = 'Se anuló en el banco';
  for (const refused of [
    await studio.move(after, 'void', { reason }),
    await studio.move(after, 'remove', { boletaId: paid?.boletaId, reason }),
    await studio.admin('GET', `/nominas/${nomina.id}/bank-file?again=true`),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_POSSIBLE']);
  // Saying otherwise later is not written: somebody has to look.
  const { body: other } = await check(nomina.id, csv(['ana', 'Rechazado'], ['bea', 'Pagado']));
  expect(outcomes(other)).toEqual(['paid', 'unclear']);
  expect(other.becomes).toBe('paid');
});

test.each([
  ['paid a part', ['Pagado', ''], /^El banco ya pagó una parte/],
  ['waits for a part', ['Pendiente de Cobro', 'Rechazado'], /^El banco espera que cobren/],
  ['rejected a part', ['Rechazado', ''], /^El banco ya respondió y rechazó/],
])(
  'once the bank %s no way hands out the file of the nómina, prepared or paid',
  async (_, [ana, bea], why) => {
    const bci = {
      name: `BCI ${ana} ${bea}`,
      bank: '016',
      account: '12345678',
      agreement: '',
      template: 'bci',
    };
    const { id: account } = await server.db
      .insertInto('charge_accounts')
      .values({ ...bci, updated_at: server.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await studio.made([await studio.approved(), await studio.approved(studio.bea)]);
    const ways = ['', `/${account}`].flatMap((way) => ['', '?again=true'].map((query) => way + query));
    for (const way of [...ways, ''])
      expect((await studio.admin('GET', `/nominas/${id}/bank-file${way}`)).status).toBe(200);
    const { body: after } = await confirm(
      id,
      csv(['ana', ana ?? ''], ...(bea ? [['bea', bea] as const] : [])),
    );
    expect(after).toMatchObject({ state: 'prepared', isAnswered: true });
    const refuses = async (message: RegExp) => {
      const checks = ['bank-check', 'bank-check?account=0', `bank-check?account=${account}`];
      for (const way of [...ways.map((of) => `bank-file${of}`), ...checks]) {
        const { status, body } = await studio.admin('GET', `/nominas/${id}/${way}`);
        expect([way, status, body.code, body.message]).toEqual([
          ...[way, 409, 'NOT_POSSIBLE'],
          expect.stringMatching(message),
        ]);
      }
    };
    await refuses(why);
    // Nothing was made anew, nor told as downloaded.
    expect(await studio.read(id)).toEqual(after);
    const last = (state = '') => (state === 'Rechazado' ? state : 'Pagado');
    const { body: paid } = await confirm(id, csv(['ana', last(ana)], ['bea', last(bea)]));
    expect(paid).toMatchObject({ state: 'paid', isAnswered: true });
    await refuses(/^El banco ya respondió por esta nómina, que está pagada/);
    expect(await studio.read(id)).toEqual(paid);
  },
);

test('a nómina is not marked as paid by hand while the bank may still pay or reject a part of it', async () => {
  const nomina = await sent();
  const { body: one } = await confirm(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pendiente de Cobro']));
  const refused = await studio.pay(one);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    ...[409, 'NOT_POSSIBLE'],
    'El banco espera que cobren una boleta de esta nómina, y aún puede rechazarla: no se marca pagada a mano. Sube antes una respuesta más nueva del banco.',
  ]);
  expect(await studio.read(nomina.id)).toEqual(one);
  await mails();
  // Its answer pays it, or frees the rest.
  const { body: paid } = await confirm(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pagado']));
  expect(paid.state).toBe('paid');
  const other = await sent();
  const { body: two } = await confirm(
    other.id,
    csv(['ana', 'Pendiente de Cobro'], ['bea', 'Pendiente de Cobro']),
  );
  expect((await studio.pay(two)).body.message).toMatch(/cobren 2 boletas .* aún puede rechazarlas/);
  // What the bank says nothing of is paid by hand, as before.
  const third = await sent();
  const { body: partly } = await confirm(third.id, csv(['ana', 'Pagado']));
  expect((await studio.pay(partly)).status).toBe(200);
});

test('what the bank may still pay leaves its nómina only once a newer answer rejects it', async () => {
  const nomina = await sent();
  const { body: after } = await confirm(nomina.id, csv(['ana', 'Pendiente de Cobro']));
  const waiting = (after as Nomina).lines.find(({ answer }) => answer === 'waiting');
  const boletaId = waiting?.boletaId ?? 0;
  const reason = 'No la cobra';
  const { updatedAt } = (await studio.admin('GET', `/boletas/${boletaId}`)).body;
  for (const refused of [
    await studio.move(after, 'void', { reason }),
    await studio.move(after, 'remove', { boletaId, reason }),
    await studio.admin('POST', `/boletas/${boletaId}/sii`, { ...annulment(), updatedAt }),
    await studio.admin('POST', `/boletas/${boletaId}/reopen`, { reason, updatedAt }),
    await studio.admin('GET', `/nominas/${nomina.id}/bank-file?again=true`),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_POSSIBLE']);
  expect((await studio.move(after, 'remove', { boletaId, reason })).body.message).toMatch(
    /^El banco espera que lo cobren: .* Sube antes una respuesta más nueva del banco/,
  );
  expect(await studio.read(nomina.id)).toEqual(after);
  expect((await studio.payable()).map(({ id }) => id)).not.toContain(boletaId);
  // The one that the bank has not answered leaves with a reason, as before.
  const other = boletasOf(after).find((id) => id !== boletaId);
  const { body: left } = await studio.move(after, 'remove', { boletaId: other, reason });
  expect(boletasOf(left)).toEqual([boletaId]);
  expect((await studio.move(left, 'void', { reason })).status).toBe(409);
  // Nobody collected it, and the bank took it back: nothing is left to pay.
  const { body: freed } = await confirm(nomina.id, csv(['ana', 'Rechazado', 'No se cobró']));
  expect(freed).toMatchObject({ state: 'voided', rejected: [{ personId: studio.ana.id }] });
  expect((await studio.payable()).map(({ id }) => id)).toContain(boletaId);
});

test('what the bank paid counts in the month of its day, though its nómina is paid later', async () => {
  const month = async (of: string) => (await studio.admin('GET', `/months/close?month=${of}`)).body.sums;
  const [october, november] = [await month('2026-10'), await month('2026-11')];
  const nomina = await sent('2026-10-02');
  await server.db
    .updateTable('nomina_lines')
    .set({ withheld_by: 'studio' })
    .where('nomina_id', '=', nomina.id)
    .execute();
  const part = csv(['ana', 'Pagado'], ['bea', 'Pendiente de Cobro']);
  const refused = await confirm(nomina.id, part, { paidOn: '' });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: 'paidOn', message: 'La fecha de pago es requerida' }],
  ]);
  const { body: noted } = await confirm(nomina.id, part, { paidOn: '2026-10-30' });
  const daysOf = ({ lines }: Nomina) => lines.map(({ paidOn, answer }) => [paidOn, answer]).sort();
  expect([noted.state, noted.paidOn, daysOf(noted)]).toEqual([
    'prepared',
    '',
    [
      ['', 'waiting'],
      ['2026-10-30', 'paid'],
    ],
  ]);
  const declared = october.declared + 27_450;
  expect([(await month('2026-10')).declared, await month('2026-11')]).toEqual([declared, november]);
  const own = (await studio.as('ana')('GET', '/users/me/payments?year=2026')).body.months.flatMap(
    ({ boletas }: { boletas: unknown[] }) => boletas,
  );
  expect(own).toContainEqual(expect.objectContaining({ state: 'paid', paidOn: '2026-10-30' }));
  // The same answer again asks for no day.
  const { body: shown } = await check(nomina.id, part);
  expect(shown.latestIssuedOn).toBe('');
  const { body: paid } = await confirm(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pagado']), {
    paidOn: '2026-11-20',
  });
  expect([paid.paidOn, daysOf(paid).map(([day]) => day)]).toEqual([
    '2026-11-20',
    ['2026-10-30', '2026-11-20'],
  ]);
  expect([(await month('2026-10')).declared, (await month('2026-11')).declared]).toEqual([
    declared,
    november.declared + 27_450,
  ]);
  // The list of a month's payments names it in both, with what was paid of it in each.
  const payments = ['2026-10', '2026-11'].map((of) => ({ month: of, boletas: 1, net: 152_550 }));
  for (const of of ['2026-10', '2026-11']) {
    const { items } = (await studio.admin('GET', `/nominas?paidIn=${of}`)).body;
    expect(items).toContainEqual(expect.objectContaining({ id: nomina.id, payments }));
  }
});

test('who was paid is told at once and once, and the boleta says so, though its nómina waits for others', async () => {
  const nomina = await sent();
  const boletaOf = async ({ id }: { id: string }) => {
    const line = nomina.lines.find(({ personId }) => personId === id);
    return (await studio.admin('GET', `/boletas/${line?.boletaId}`)).body;
  };
  const historyOf = async ({ id }: { id: number }): Promise<HistoryLine['changes'][]> =>
    (await studio.admin('GET', `/history/boleta/${id}`)).body.items.map(
      ({ changes }: HistoryLine) => changes,
    );
  const paidChange = [{ field: 'state', from: 'Aprobada', to: 'Pagada' }];
  const part = csv(['ana', 'Pagado'], ['bea', 'Pendiente de Cobro']);
  await confirm(nomina.id, part, { paidOn: '2026-11-19' });
  const [paid, waits] = [await boletaOf(studio.ana), await boletaOf(studio.bea)];
  expect([paid.state, paid.paidOn, paid.nomina.state]).toEqual(['paid', '2026-11-19', 'prepared']);
  expect([waits.state, waits.paidOn]).toEqual(['approved', '']);
  expect((await historyOf(paid))[0]).toEqual(paidChange);
  expect(await historyOf(waits)).not.toContainEqual(paidChange);
  const [mail, ...others] = await mails();
  expect([mail?.to, mail?.subject?.slice(0, 6), others]).toEqual(['ana@correo.cl', 'Pagamo', []]);
  expect(mail?.text).toContain('19-11-2026');
  // What the bank paid and its person annulled is to be regularized, without waiting for the others.
  const said = { move: 'annul', on: '2026-11-20', reason: 'Salió repetida', updatedAt: paid.updatedAt };
  const { body: noted } = await studio.admin('POST', `/boletas/${paid.id}/sii`, said);
  expect(noted).toMatchObject({ state: 'paid', siiState: 'annulled', regularization: { isSettled: false } });
  // Paid by the same answer again, and by the one that pays the rest: told no second time.
  await confirm(nomina.id, part, { paidOn: '2026-11-20' });
  expect(await mails()).toEqual([]);
  const { body: whole } = await confirm(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pagado']));
  expect([whole.state, whole.paidOn]).toEqual(['paid', '2026-11-20']);
  expect((await mails()).map(({ to }) => to)).toEqual(['bea@correo.cl']);
  expect((await boletaOf(studio.ana)).paidOn).toBe('2026-11-19');
  for (const { id } of [paid, waits])
    expect((await historyOf({ id })).filter(([change]) => change?.to === 'Pagada')).toEqual([paidChange]);
});

test('the list tells whether a file was handed out and answered, and what was paid', async () => {
  const fresh = await studio.made([await studio.approved(), await studio.approved(studio.bea)]);
  const row = async () => {
    const { items } = (await studio.admin('GET', '/nominas')).body;
    const { isHandedOut, isAnswered, payments } = items.find(({ id }: Nomina) => id === fresh.id);
    return { isHandedOut, isAnswered, payments };
  };
  expect(await row()).toEqual({ isHandedOut: false, isAnswered: false, payments: [] });
  await studio.admin('GET', `/nominas/${fresh.id}/bank-file`);
  expect(await row()).toEqual({ isHandedOut: true, isAnswered: false, payments: [] });
  await confirm(fresh.id, csv(['ana', 'Pagado']));
  const told = {
    ...{ isHandedOut: true, isAnswered: true },
    payments: [{ month: '2026-11', boletas: 1, net: 152_550 }],
  };
  expect(await row()).toEqual(told);
  expect(await studio.read(fresh.id)).toMatchObject(told);
});

test('nothing is noted as paid in a closed month', async () => {
  const nomina = await sent('2026-09-02');
  const { updatedAt } = (await studio.admin('GET', '/months/close?month=2026-09')).body;
  expect((await studio.admin('POST', '/months/close', { month: '2026-09', updatedAt })).status).toBe(200);
  const part = csv(['ana', 'Pagado'], ['bea', 'Pendiente de Cobro']);
  const refused = await confirm(nomina.id, part, { paidOn: '2026-09-30' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/septiembre de 2026 está cerrado/),
  ]);
  expect((await studio.read(nomina.id)).lines.map(({ answer }) => answer)).toEqual([null, null]);
});

test('what has left the nómina since its file is not waited for, nor read as paid', async () => {
  const nomina = await sent();
  const gone = nomina.lines.find(({ personId }) => personId === studio.bea.id);
  const { body: left } = await studio.move(nomina, 'remove', { boletaId: gone?.boletaId, reason: 'Mala' });
  const refused = await check(left.id, csv(['ana', 'Pagado'], ['bea', 'Pagado']));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Lo que se paga a .* cambió después/),
  ]);
  const { body: shown } = await check(left.id, csv(['ana', 'Pagado']));
  expect([shown.becomes, outcomes(shown)]).toEqual(['paid', ['paid', 'unanswered']]);
  const { body: paid } = await confirm(left.id, csv(['ana', 'Pagado']));
  expect(paid).toMatchObject({ state: 'paid', boletas: 1 });
});

test('a reason that may hold an account stays out of the mail', async () => {
  const nomina = await sent();
  await confirm(nomina.id, csv(['ana', 'Rechazado', 'Cuenta 0012345678 no existe'], ['bea', 'Pagado']));
  const text = (await mails()).find(({ to }) => to === 'ana@correo.cl')?.text;
  expect(text).toContain('Revisa que el banco');
  expect(text).not.toMatch(/según el banco: |0012345678/);
});

test('a nómina of which the bank paid nothing is voided, and shows what it held', async () => {
  const nomina = await sent();
  const { body: after } = await confirm(nomina.id, csv(['ana', 'Rechazado'], ['bea', 'Rechazado']));
  expect(after).toMatchObject({
    state: 'voided',
    boletas: 2,
    voidReason: 'El banco rechazó todos los pagos',
  });
  const free = (await studio.payable()).map(({ id }) => id);
  for (const id of boletasOf(nomina)) expect(free).toContain(id);
});

test('the answer of another nómina is refused, and so is one that shares a payment by chance', async () => {
  const nomina = await sent();
  const none = await check(nomina.id, csv(['ana', 'Pagado', '', 90_000]));
  expect(none.status).toBe(422);
  expect(none.body.errors).toEqual([{ field: 'file', message: expect.stringMatching(/Ninguna línea/) }]);
  const chance = await check(nomina.id, csv(['ana', 'Pagado'], ['bea', 'Pagado', '', 90_000]));
  expect([chance.status, chance.body.message]).toEqual([422, expect.stringMatching(/otra nómina/)]);
  // A report of several nóminas that answers all of this one is taken; lines of others are only shown.
  const report = await check(
    nomina.id,
    csv(['ana', 'Pagado'], ['bea', 'Pagado'], ['bea', 'Pagado', '', 90_000]),
  );
  expect(report.body).toMatchObject({ becomes: 'paid', foreign: [{ row: 4, amount: 90_000 }] });
});

test('a row that cannot be read refuses all of it, row by row', async () => {
  const nomina = await sent();
  const refused = await check(nomina.id, csv(['ana', 'Abonado'], ['bea', 'Pagado']));
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([
    { field: '2', message: 'Fila 2: No se conoce el estado «Abonado»: asígnalo en «Columnas del banco»' },
  ]);
  expect((await check(nomina.id, 'a;b\n1;2')).body.errors).toEqual([
    { field: 'file', message: expect.stringMatching(/No se encontró el encabezado/) },
  ]);
  expect((await check(nomina.id, HEADER)).body.errors).toMatchObject([{ field: 'file' }]);
  expect((await check(nomina.id, '%PDF-1.7')).status).toBe(422);
  expect((await check(nomina.id, 'x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413);
});

test('a workbook is read too', async () => {
  const nomina = await sent();
  const rows = [
    ['Detalle Nómina', null],
    ['N° Nómina', '1012'],
    ['Rut', 'Monto', 'Estado'],
    [RUTS.ana, 152_550, 'Pagado'],
    [RUTS.bea, 152_550, 'Rechazado'],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'Detalle', rows }] });
  const { body } = await check(nomina.id, bytes as Uint8Array<ArrayBuffer>);
  expect(outcomes(body)).toEqual(['paid', 'rejected']);
});

test('nobody’s download, another state, a stale check or a closed month refuse it', async () => {
  const fresh = await studio.made([await studio.approved()]);
  expect((await check(fresh.id, csv(['ana', 'Pagado']))).body.code).toBe('NOT_POSSIBLE');
  const nomina = await sent();
  const answer = csv(['ana', 'Pagado'], ['bea', 'Pagado']);
  const other = await confirm(nomina.id, answer, { seen: 'otra cosa' });
  expect([other.status, other.body.code]).toEqual([409, 'STALE']);
  const early = await confirm(nomina.id, answer, { updatedAt: '2026-11-01T12:00:00.000Z' });
  expect([early.status, early.body.code]).toEqual([409, 'STALE']);
  const late = await confirm(nomina.id, answer, { paidOn: '2026-11-21' });
  expect(late.body.errors).toMatchObject([{ field: 'paidOn' }]);
  expect((await confirm(nomina.id, answer)).status).toBe(200);
});

test.each([
  ['paid', csv(['ana', 'Pagado'], ['bea', 'Pagado'])],
  ['rejected', csv(['ana', 'Rechazado', 'Cuenta cerrada'], ['bea', 'Pendiente de Cobro'])],
])('a second ADMIN pays while an answer that says %s is noted: one of them is told', async (says, answer) => {
  const nomina = await sent();
  const { seen } = (await check(nomina.id, answer)).body;
  const [noted, paid] = await Promise.all([
    confirm(nomina.id, answer, { seen, updatedAt: nomina.updatedAt }),
    studio.move(nomina, 'pay', { paidOn: '2026-11-20', seen: nomina.seen }, 'other'),
  ]);
  expect([noted.status, paid.status].sort()).toEqual([200, 409]);
  const late = noted.status === 409 ? noted : paid;
  expect(['STALE', 'NOT_POSSIBLE']).toContain(late.body.code);
  const isPaid = paid.status === 200 || says === 'paid';
  const after = await studio.read(nomina.id);
  expect([after.state, after.boletas]).toEqual(isPaid ? ['paid', 2] : ['prepared', 1]);
  expect(after.rejected).toHaveLength(isPaid ? 0 : 1);
  // Who is paid is told so once, and nobody that a payment was rejected as well.
  const told = (await mails()).map(({ to, subject }) => `${to} ${subject?.split(' ')[0]}`).sort();
  expect(told).toEqual(isPaid ? ['ana@correo.cl Pagamos', 'bea@correo.cl Pagamos'] : ['ana@correo.cl El']);
  const free = (await studio.payable()).map(({ id }) => id);
  expect(boletasOf(nomina).filter((id) => free.includes(id))).toHaveLength(isPaid ? 0 : 1);
});

test('a closed month takes no payment, and then nothing of the answer is written', async () => {
  const issuedOn = '2026-10-05';
  const { id } = await studio.made([
    await studio.approved(studio.ana, { issuedOn }),
    await studio.approved(studio.bea, { issuedOn }),
  ]);
  await studio.admin('GET', `/nominas/${id}/bank-file`);
  const { updatedAt } = (await studio.admin('GET', '/months/close?month=2026-10')).body;
  const closing = await studio.admin('POST', '/months/close', { month: '2026-10', updatedAt });
  expect(closing.status).toBe(200);
  const answer = csv(['ana', 'Pagado'], ['bea', 'Pagado']);
  const closed = await confirm(id, answer, { paidOn: '2026-10-30' });
  expect([closed.status, closed.body.message]).toEqual([409, expect.stringMatching(/está cerrado/)]);
  expect((await studio.read(id)).lines).toMatchObject([{ answer: null }, { answer: null }]);
  expect((await confirm(id, answer, { paidOn: '2026-11-03' })).status).toBe(200);
});

test('columns are assigned once a bank, and two people do not undo each other’s', async () => {
  const nomina = await sent();
  const path = `/nominas/${nomina.id}/answer/columns`;
  expect((await studio.admin('GET', path)).body).toEqual({
    ...{ bankName: '', ...ANSWER_COLUMNS_INITIAL, updatedAt: null },
  });
  const columns = {
    ...{ rut: '1', checkDigit: '', amount: '2', account: '', state: '3', reason: '' },
    ...{ paid: 'OK', rejected: 'NO', waiting: '' },
  };
  const wrong = await studio.admin('PUT', path, { ...columns, state: '2', updatedAt: null });
  expect(wrong.body.errors).toMatchObject([{ field: 'amount' }, { field: 'state' }]);
  const { body: saved } = await studio.admin('PUT', path, { ...columns, updatedAt: null });
  expect(saved).toMatchObject(columns);
  const stale = await studio.as('other')('PUT', path, { ...columns, paid: 'SI', updatedAt: null });
  expect([stale.status, stale.body.current]).toEqual([409, saved]);
  const { body } = await check(nomina.id, `${RUTS.ana};152550;OK\n${RUTS.bea};152550;no\n`);
  expect(outcomes(body)).toEqual(['paid', 'rejected']);
  const next = await studio.admin('PUT', path, {
    ...{ ...ANSWER_COLUMNS_INITIAL, updatedAt: saved.updatedAt },
  });
  expect(next.status).toBe(200);
});
