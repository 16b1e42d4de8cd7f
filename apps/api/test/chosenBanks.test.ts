import type { Bank } from '@doblaje/contract';
import { BANKS } from '@doblaje/domain/options/banks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminOf } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = { USER: '', ADMIN: '' };
const ids = { USER: '', ADMIN: '' };
type Who = keyof typeof tokens;
const ROLES = ['USER', 'ADMIN'] as const;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => tokens.ADMIN)(...request);

beforeAll(async () => {
  server = await testServer();
  for (const role of ROLES) {
    const email = `${role.toLowerCase()}@correo.cl`;
    ids[role] = (await server.createUser(email, { role })).id;
    tokens[role] = await server.tokenFor(email);
  }
});
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const call = (who: Who, method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: tokens[who] });
const sheet = async (who: Who) => (await call(who, 'GET', '/users/me/profile')).body;
async function choose(who: Who, bank: unknown, updatedAt?: string) {
  const now = updatedAt ?? (await sheet(who)).bank.updatedAt;
  const account = { account_type: 'vista', account_number: '0012345678', holder_rut: '' };
  const sent = { section: 'bank', ...account, bank, updatedAt: now };
  const { status, body } = await call(who, 'PATCH', '/users/me/profile', sent);
  return status === 200 ? [status, body.bank.bank, body.bankName] : [status, body.errors];
}
const refused = (message: string) => [422, [{ field: 'bank', message }]];
/** A code that the person has, whatever the catalogue says of it. */
const has = (who: Who, bank: string) =>
  server.db.updateTable('users').set({ bank }).where('id', '=', ids[who]).execute();
async function edit(code: string, changes: Partial<Bank>) {
  const { banks } = (await admin('GET', '/catalogues')).body;
  const { id, ...values } = banks.find((bank: Bank) => bank.code === code);
  expect((await admin('PATCH', `/catalogues/banks/${id}`, { ...values, ...changes })).status).toBe(200);
}

const CLOSED = /^.* ya no recibe transferencias: elige otro banco$/;
const MERGED = /^.* ahora es .*: elígelo, y revisa el número de cuenta$/;
const NONE = /^Elige una opción de la lista$/;

test.each(ROLES)(
  '%s reads the banks by name, and chooses each active one, each of the spec’s, and no other',
  async (who) => {
    await admin('POST', '/catalogues/banks', {
      ...{
        code: `99${ROLES.indexOf(who)}`,
        name: `Banco de ${who}`,
        rut: '',
        isActive: true,
        mergedInto: '',
      },
    });
    const { banks } = (await call(who, 'GET', '/banks')).body;
    const names = banks.map(({ name }: Bank) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')));
    expect(Object.keys(banks[0]).sort()).toEqual(['code', 'isActive', 'mergedInto', 'name']);
    const codes = new Set([
      ...banks.map(({ code }: Bank) => code),
      ...BANKS.map(({ value }) => value),
      '998',
    ]);
    expect([...codes]).toEqual(
      expect.arrayContaining(['063', '672', '729', '730', '732', '738', '741', '875']),
    );
    for (const code of codes) {
      await has(who, '012');
      const bank = banks.find((one: Bank) => one.code === code);
      const stays = BANKS.some(({ value }) => value === code);
      const why = !bank ? NONE : bank.isActive || stays ? null : bank.mergedInto ? MERGED : CLOSED;
      server.wait(1000);
      expect(await choose(who, code), code).toEqual(
        why ? refused(expect.stringMatching(why) as never) : [200, code, bank.name],
      );
      expect((await sheet(who)).bank.bank).toBe(why ? '012' : code);
    }
    expect(await choose(who, '')).toEqual([200, '', '']);
  },
);

test.each([['12'], ['0012'], ['abc'], ['٠١٢'], [' 012'], ['012\n'], ["'; --"]])(
  '%j is no code',
  async (code) => {
    expect(await choose('USER', code)).toEqual(refused('Elige una opción de la lista'));
  },
);

test('a bank that closes while the form is open is refused on its field; one that a person has stays', async () => {
  const read = (await sheet('USER')).bank.updatedAt;
  await edit('875', { isActive: false });
  expect(await choose('USER', '875', read)).toEqual(
    refused('Mercado Pago ya no recibe transferencias: elige otro banco'),
  );
  await edit('672', { isActive: false, mergedInto: '730' });
  expect(await choose('USER', '672', read)).toEqual(
    refused('Coopeuch ahora es Tenpo Prepago: elígelo, y revisa el número de cuenta'),
  );
  expect(await choose('USER', '730', read)).toEqual([200, '730', 'Tenpo Prepago']);
  await edit('730', { isActive: false });
  server.wait(1000);
  expect(await choose('USER', '730')).toEqual([200, '730', 'Tenpo Prepago']);
  server.wait(1000);
  expect(await choose('USER', '037')).toEqual([200, '037', 'Banco Santander-Chile']);
  server.wait(1000);
  expect(await choose('USER', '730')).toEqual(
    refused('Tenpo Prepago ya no recibe transferencias: elige otro banco'),
  );
});

test('a bank has the catalogue’s name wherever it is read, also one that was renamed', async () => {
  await has('USER', '037');
  await edit('738', { name: 'Global Sesenta y Seis' });
  expect(await choose('USER', '738')).toEqual([200, '738', 'Global Sesenta y Seis']);
  expect((await admin('GET', `/users/${ids.USER}`)).body).toMatchObject({
    ...{ bank: { bank: '738' }, bankName: 'Global Sesenta y Seis' },
  });
  // The reading of the sheet has a line of its own.
  const { items } = (await admin('GET', `/history/person/${ids.USER}`)).body;
  expect(items.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual({
    ...{ field: 'bank', from: 'Banco Santander-Chile', to: 'Global Sesenta y Seis' },
  });
  const [last] = (
    await server.db.selectFrom('audit').select('changes').orderBy('id', 'desc').execute()
  ).filter(({ changes }) => changes.some(({ field }) => field === 'bank'));
  expect(last?.changes).toContainEqual({ field: 'bank', from: '037', to: '738' });
});

test('a charge account is of an active bank, or keeps its own', async () => {
  const values = { name: 'Cuenta', bank: '009', account: '000012345678', agreement: '', template: 'csv' };
  const closed = [{ field: 'bank', message: 'Banco París ya no recibe transferencias: elige otro banco' }];
  const added = await admin('POST', '/catalogues/charge-accounts', values);
  expect(added.status).toBe(201);
  const other = { ...values, name: 'Otra', bank: '057' };
  expect((await admin('POST', '/catalogues/charge-accounts', other)).body.errors).toEqual(closed);
  await edit('009', { isActive: false });
  const { id, ...read } = added.body;
  const save = (changes: object) =>
    admin('PATCH', `/catalogues/charge-accounts/${id}`, { ...read, ...changes });
  server.wait(1000);
  expect((await save({ bank: '057' })).body.errors).toEqual(closed);
  expect((await save({ name: 'De siempre' })).body).toMatchObject({ name: 'De siempre', bank: '009' });
  const [line] = (await admin('GET', `/history/charge-account/${id}`)).body.items.slice(-1);
  expect(line.changes).toContainEqual({ field: 'bank', from: null, to: 'Banco Internacional' });
});
