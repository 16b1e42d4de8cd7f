import type { ToldBankFileFault } from '@doblaje/contract';
import type { BankCode } from '@doblaje/domain/options/banks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BANK, chargeAccounts, nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
let accounts: Record<string, number>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
  accounts = await chargeAccounts(
    server,
    ['banco-de-chile', 'itau', 'bci'].map((id) => ({ id, bank: '001' })),
  );
});
afterAll(() => server.close());

const faultsOf = async (id: number, template: string, more = ''): Promise<ToldBankFileFault[]> =>
  (await studio.admin('GET', `/nominas/${id}/bank-check?account=${accounts[template]}${more}`)).body.faults;
const fileOf = async (id: number, template: string) => {
  const response = await server.app.request(`/api/nominas/${id}/bank-file/${accounts[template]}`, {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });
  return { status: response.status, text: await response.text() };
};
const set = (values: typeof BANK | { bank: BankCode } | { account_number: string }) =>
  server.db.updateTable('users').set(values).where('id', '=', studio.ana.id).execute();
const made = async () => studio.made([await studio.approved()]);

test('a merged bank without a RUT is paid by the RUT of the bank it became', async () => {
  const nomina = await made();
  await set({ bank: '027' });
  expect(await faultsOf(nomina.id, 'banco-de-chile')).toEqual([
    {
      ...{ personId: studio.ana.id, personName: expect.any(String), severity: 'warning', mend: 'askBank' },
      message:
        'Corpbanca ahora es Banco Itaú Chile: pide a la persona que lo cambie y que confirme el número de cuenta.',
    },
  ]);
  const { status, text } = await fileOf(nomina.id, 'banco-de-chile');
  expect([status, text.slice(83, 93)]).toEqual([200, '0970230009']);
  await set(BANK);
});

test('each fault leads to where it is mended', async () => {
  const nomina = await made();
  await set({ bank: '057' });
  const told = (await faultsOf(nomina.id, 'banco-de-chile')).map(({ mend, message }) => [mend, message]);
  expect(told).toEqual([
    ['askBank', 'Banco París ya no recibe transferencias: pide a la persona otra cuenta.'],
    ['banks', 'Falta el RUT de Banco París: agrégalo en Catálogos, Bancos.'],
  ]);
  const ask = (query = '') => studio.admin('POST', `/users/${studio.ana.id}/bank-data-request${query}`);
  // Nothing is missing, so the request is about the data that are there.
  expect((await ask()).status).toBe(409);
  expect((await ask('?review=true')).status).toBe(200);
  const mails = await server.db
    .selectFrom('mails')
    .select('kind')
    .where('kind', 'in', ['bank-data-asked', 'bank-review-asked'])
    .execute();
  expect(mails).toEqual([{ kind: 'bank-review-asked' }]);
  await set(BANK);
});

test('a day of payment on which banks do not pay, or far ahead, is told', async () => {
  const nomina = await made();
  const told = async (day: string) =>
    (await faultsOf(nomina.id, 'itau', `&payDay=${day}`)).map(
      ({ severity, message }) => `${severity}: ${message}`,
    );
  expect(await told('2026-11-23')).toEqual([]);
  expect(await told('2026-11-28')).toEqual([
    'warning: El 28-11-2026 los bancos no pagan: el próximo día hábil es el 30-11-2026.',
  ]);
  expect(await told('2026-12-08')).toEqual([
    'warning: El 08-12-2026 los bancos no pagan: el próximo día hábil es el 09-12-2026.',
  ]);
  expect(await told('2026-12-31')).toEqual([
    'warning: El 31-12-2026 los bancos no pagan: el próximo día hábil es el 04-01-2027.',
  ]);
  expect(await told('2027-11-19')).toEqual([
    'warning: Faltan 364 días para el 19-11-2027: revisa la fecha de pago.',
  ]);
  // The bank's file without a day does not name one.
  expect(await faultsOf(nomina.id, 'bci', '&payDay=2027-11-20')).toEqual([]);
});

test('an account that the bank rejected is told until it is another, or the bank paid it', async () => {
  const nomina = await made();
  await fileOf(nomina.id, 'bci');
  const answered = (answer: 'rejected' | 'paid', at: string) =>
    server.db
      .updateTable('nomina_transfers')
      .set({
        answer,
        answer_reason: answer === 'rejected' ? 'Cuenta cerrada' : '',
        answered_at: new Date(at),
      })
      .where('person_id', '=', studio.ana.id)
      .where('file_id', '=', ({ selectFrom }) =>
        selectFrom('nomina_files').select('id').where('nomina_id', '=', nomina.id),
      )
      .execute();
  await answered('rejected', '2026-11-20T15:00:00Z');
  const boleta = await studio.approved();
  const next = await made();
  const payable = async () => (await studio.payable()).find(({ id }) => id === boleta)?.accountRejected;
  const told = async () => (await faultsOf(next.id, 'bci')).map(({ mend, message }) => [mend, message]);
  const line = async () => (await studio.read(next.id)).lines[0]?.accountRejected;
  expect(await payable()).toEqual({ on: '2026-11-20', reason: 'Cuenta cerrada' });
  expect(await line()).toEqual({ on: '2026-11-20', reason: 'Cuenta cerrada' });
  expect(await told()).toEqual([
    [
      'askBank',
      'El banco rechazó esta cuenta el 20-11-2026: Cuenta cerrada. Pide a la persona que la revise o que dé otra.',
    ],
  ]);
  await set({ account_number: '0099990000' });
  expect([await payable(), await line(), await told()]).toEqual([null, null, []]);
  await set(BANK);
  expect(await told()).toHaveLength(1);
  // Its file was made: the account in it is still the one rejected.
  await fileOf(next.id, 'bci');
  expect(await told()).toHaveLength(1);
  await answered('paid', '2026-11-21T15:00:00Z');
  expect([await payable(), await line(), await told()]).toEqual([null, null, []]);
});
