import type { BankAnswerCheck } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankAnswers } from './sampleAnswers';
import { approvedBoleta, BANK, nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
let check: ReturnType<typeof bankAnswers>['check'];
let confirm: ReturnType<typeof bankAnswers>['confirm'];
let cleo: { id: string };
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
  ({ check, confirm } = bankAnswers(server, studio));
  // Paid into the account of her mother.
  cleo = await server.createUser('cleo@correo.cl');
  await server.db
    .updateTable('users')
    .set({ ...BANK, rut: '10.000.013-K', holder_rut: '11.111.111-1', account_holder_name: 'Marta Ríos' })
    .where('id', '=', cleo.id)
    .execute();
});
afterAll(() => server.close());

/** A nómina of one boleta of each of the three, whose file was downloaded. */
async function sent() {
  const { id } = await studio.made([
    await studio.approved(),
    await studio.approved(studio.bea),
    await approvedBoleta(server, cleo.id, studio.otherChapterId),
  ]);
  await studio.admin('GET', `/nominas/${id}/bank-file`);
  return studio.read(id);
}

const csv = (...lines: string[]) => ['Rut;Monto;Cuenta;Estado;Motivo', ...lines].join('\n');
const ana = (amount: number | string = 152_550) => `12.345.678-5;${amount};;Pagado;`;
const bea = (state = 'Rechazado', account = '') => `7.654.321-6;152550;${account};${state};Cuenta cerrada`;
const CLEO = '10.000.013-K;152550;;Pagado;';
const MARTA = '11.111.111-1;152550;;Pagado;';
const of = ({ payments }: BankAnswerCheck, personId: string) =>
  payments.find((payment) => payment.personId === personId);

test('one line of another amount stays open, and the rest is noted', async () => {
  const nomina = await sent();
  const answer = csv(ana(152_551), bea(), CLEO);
  const { body: shown } = await check(nomina.id, answer);
  expect(shown).toMatchObject({ becomes: 'prepared', foreign: [] });
  expect(of(shown, studio.ana.id)).toMatchObject({
    ...{ outcome: 'unclear', isNew: false },
    reason: 'El banco dice otro monto, $152.551 (fila 2): hay que revisarlo en el banco.',
  });
  const { body: after } = await confirm(nomina.id, answer, { paidOn: '2026-11-20' });
  expect(after).toMatchObject({ state: 'prepared', rejected: [{ personId: studio.bea.id }] });
  const answers = Object.fromEntries(
    after.lines.map((line: { personId: string; answer: string }) => [line.personId, line.answer]),
  );
  expect(answers).toEqual({ [studio.ana.id]: null, [cleo.id]: 'paid' });
  // Then the bank tells it as it was sent.
  const { body: paid } = await confirm(nomina.id, csv(ana()));
  expect(paid.state).toBe('paid');
});

test('one line of another account stays open too', async () => {
  const nomina = await sent();
  const { body } = await check(nomina.id, csv(ana(), bea('Pagado', '771'), MARTA));
  expect(of(body, studio.bea.id)).toMatchObject({
    outcome: 'unclear',
    reason: 'El banco dice otra cuenta, 771 (fila 3): hay que revisarlo en el banco.',
  });
  expect(body.becomes).toBe('prepared');
});

test.each([
  ['hardly a line', csv(ana(1), bea(), '10.000.013-K;2;;Pagado;')],
  ['a line of nobody here, and none of somebody', csv(ana(1), bea(), '9.660.361-4;2;;Pagado;')],
])('an answer with %s of this nómina is another’s', async (_, answer) => {
  const nomina = await sent();
  const { status, body } = await check(nomina.id, answer);
  expect([status, body.message]).toEqual([422, expect.stringMatching(/otra nómina/)]);
});

test('none of whose accounts are this nómina’s is refused, and says that it is the account', async () => {
  const nomina = await sent();
  const { status, body } = await check(nomina.id, csv(bea('Pagado', '771')));
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'file', message: expect.stringMatching(/Ninguna línea .* con otra cuenta\.$/) }],
  ]);
});

test.each([
  ['the person', CLEO],
  ['the holder of the account', MARTA],
])('a bank may name %s', async (_, line) => {
  const nomina = await sent();
  const { body } = await check(nomina.id, csv(ana(), bea('Pagado'), line));
  expect(body).toMatchObject({ becomes: 'paid', foreign: [] });
  // Both, with two states, are not guessed.
  const both = await check(nomina.id, csv(ana(), bea('Pagado'), CLEO, MARTA.replace('Pagado', 'Rechazado')));
  expect(of(both.body, cleo.id)).toMatchObject({ outcome: 'unclear', isNew: false });
});
