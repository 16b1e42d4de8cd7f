import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE } from '../src/ground/time/time';
import { PASSWORD, testServer } from './testServer';
import { unpackedExport } from './unpackedExport';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('antonia@correo.cl');
  await server.createUser('otra@correo.cl');
  token = await server.tokenFor('antonia@correo.cl');
});
afterAll(() => server.close());

const read = async (as = token) =>
  (await server.call('GET', '/users/me/profile', undefined, { token: as })).body;
const patch = (body: unknown, as = token) => server.call('PATCH', '/users/me/profile', body, { token: as });

const PERSONAL = {
  first_name: 'Antonia',
  last_name: 'Millaquén Rojas',
  country: 'CL',
  rut: '12.345.678-5',
  gender: 'Femenino',
  birth_date: '1991-11-02',
  phone: '+56 9 5550 0177',
  address: 'Av. Las Araucarias 2210, Valdivia',
  community: '',
  disability: '',
  sensitive_consent: false,
};
const BANK = { bank: '012', account_type: 'vista', account_number: '0012345678', holder_rut: '12345678-5' };

const savePersonal = async (changes: object = {}) =>
  patch({ section: 'personal', ...PERSONAL, ...changes, updatedAt: (await read()).personal.updatedAt });
const homeAlert = async () =>
  (await server.call('GET', '/users/auth/session', undefined, { token })).body.alerts.home;

test('a new account has an empty sheet that says what is missing', async () => {
  expect(await read()).toEqual({
    email: 'antonia@correo.cl',
    emailChange: { email: 'antonia@correo.cl', pending: null, updatedAt: server.now().toISOString() },
    first_name: 'Antonia',
    last_name: 'Millaquén Rojas',
    rut: null,
    personal: {
      first_name: 'Antonia',
      last_name: 'Millaquén Rojas',
      country: '',
      gender: '',
      birth_date: '',
      phone: '',
      address: '',
      community: '',
      disability: '',
      sensitive_consent: false,
      updatedAt: '2026-11-20T12:00:00.000Z',
    },
    bank: {
      bank: '',
      account_type: '',
      account_number: '',
      holder_rut: '',
      account_holder_name: '',
      updatedAt: '2026-11-20T12:00:00.000Z',
    },
    bankName: '',
    completeness: {
      ...{ percent: 16, known: 2, of: 12 },
      missing: ['country', 'gender', 'birth_date', 'phone', 'address'],
    },
  });
});

test('both sections can be saved, RUTs are normalised, and the alert goes', async () => {
  expect(await homeAlert()).toBe(true);
  const personal = await savePersonal({ rut: ' 12345678–5 ' });
  expect(personal.status).toBe(200);
  expect(personal.body).toMatchObject({ rut: '12.345.678-5', personal: PERSONAL });
  const bank = await patch({ section: 'bank', ...BANK, updatedAt: personal.body.bank.updatedAt });
  expect(bank.body.bank).toMatchObject({ ...BANK, holder_rut: '12.345.678-5' });
  expect(bank.body.completeness).toEqual({ percent: 100, known: 12, of: 12, missing: [] });
  expect(await read()).toEqual(bank.body);
  expect(await homeAlert()).toBe(false);
});

test("somebody else's account asks for its holder's name, which is deleted with the account", async () => {
  await server.createUser('ajena@correo.cl');
  const own = await server.tokenFor('ajena@correo.cl');
  const { personal } = await read(own);
  await patch({ section: 'personal', ...PERSONAL, rut: '11.111.111-1', updatedAt: personal.updatedAt }, own);
  const save = async (changes: object) =>
    patch({ section: 'bank', ...BANK, ...changes, updatedAt: (await read(own)).bank.updatedAt }, own);
  const refused = await save({});
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: 'account_holder_name', message: 'Escribe el nombre del titular de la cuenta' }],
  ]);
  const saved = await save({ account_holder_name: ' Rosa Rojas ' });
  expect([saved.body.bank.account_holder_name, saved.body.completeness.missing]).toEqual(['Rosa Rojas', []]);
  const mine = await save({
    account_holder_name: 'Rosa Rojas',
    account_number: '11111111',
    holder_rut: '11111111-1',
  });
  expect(mine.body.bank).toMatchObject({ account_holder_name: '', account_number: '11111111' });
});

test('a CuentaRUT typed with its check digit is kept without it', async () => {
  await server.createUser('cuentarut@correo.cl', { rut: '9.876.543-3' });
  await server.createUser('sinrut@correo.cl');
  const saved = async (email: string, account_number: string, holder_rut: string) => {
    const own = await server.tokenFor(email);
    const { updatedAt } = (await read(own)).bank;
    const { status, body } = await patch(
      { section: 'bank', ...BANK, account_number, holder_rut, updatedAt },
      own,
    );
    return [status, status === 200 ? body.bank.account_number : body.errors];
  };
  for (const typed of ['98765433', '9.876.543-3', '0098765433'])
    for (const holder of ['9876543-3', ''])
      expect(await saved('cuentarut@correo.cl', typed, holder)).toEqual([200, '9876543']);
  expect((await read(await server.tokenFor('cuentarut@correo.cl'))).completeness.missing).not.toContain(
    'account_number',
  );
  // No account number has a K, whoever the holder is.
  expect(await saved('sinrut@correo.cl', '1000005k', '')).toEqual([200, '1000005']);
  const message = 'La CuentaRUT de 9.876.543-3 es 9876543: corrige el número, o el RUT del titular';
  expect(await saved('cuentarut@correo.cl', '12345678', '')).toEqual([
    422,
    [{ field: 'account_number', message }],
  ]);
});

test('a section can be saved incomplete, and emptied again', async () => {
  await server.createUser('poco@correo.cl');
  const own = await server.tokenFor('poco@correo.cl');
  const save = async (section: 'personal' | 'bank', changes: object) => {
    const empty = (await read(own))[section];
    return (await patch({ section, ...empty, ...changes }, own)).body;
  };
  const phoned = await save('personal', { phone: '+56 9 5550 0177' });
  expect(phoned.completeness).toEqual({
    ...{ percent: 25, known: 3, of: 12 },
    missing: ['country', 'gender', 'birth_date', 'address'],
  });
  const inChile = await save('personal', { country: 'CL', rut: '' });
  expect(inChile.rut).toBeNull();
  expect(inChile.completeness.missing).toEqual([
    ...['gender', 'birth_date', 'address', 'rut'],
    ...['bank', 'account_type', 'account_number', 'holder_rut'],
  ]);
  const banked = await save('bank', { bank: '012', account_number: '0012345678' });
  expect(banked.bank).toMatchObject({ bank: '012', account_type: '', account_number: '0012345678' });
  expect((await save('bank', { bank: '', account_number: '' })).bank).toMatchObject({ account_number: '' });
  const [row] = await server.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'poco@correo.cl')
    .execute();
  expect(row).toMatchObject({
    rut: null,
    birth_date: null,
    address: null,
    account_number: null,
    holder_rut: null,
  });
});

test('one RUT, one account: the second is refused and told whom to ask, even of two at once', async () => {
  const people = ['primera@correo.cl', 'otra.mas@correo.cl', 'tercera@correo.cl'];
  for (const email of people) await server.createUser(email);
  const tokens = await Promise.all(people.map((email) => server.tokenFor(email)));
  const write = async (own: string, rut: string) => {
    const { updatedAt } = (await read(own)).personal;
    return patch({ section: 'personal', ...PERSONAL, rut, updatedAt }, own);
  };
  const [first = '', second = '', third = ''] = tokens;
  expect((await write(first, '1234567-4')).status).toBe(200);
  for (const rut of ['1.234.567-4', '12345674', '01.234.567-4', ' 1234567–4 ']) {
    const refused = await write(second, rut);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          field: 'rut',
          message:
            'Este RUT ya está en otra cuenta. Si es el tuyo, quizá la creaste con otro correo: entra con ella.',
        },
      ],
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('primera');
  }
  expect((await read(second)).personal).not.toHaveProperty('rut');
  // A person may save their own RUT again.
  expect((await write(first, '1.234.567-4')).status).toBe(200);
  // Two people claim one RUT with K at the same moment, one in upper case, one in lower case.
  const race = await Promise.all([write(second, '10000013-K'), write(third, '10.000.013-k')]);
  expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
  // Erasing an account frees its RUT.
  await server.call('DELETE', '/users/me', { password: PASSWORD }, { token: first });
  const loser = race[0]?.status === 422 ? second : third;
  expect((await write(loser, '1.234.567-4')).status).toBe(200);
});

test('another country removes the RUT, and the alert then depends on the document', async () => {
  const abroad = await savePersonal({ country: 'AR', passport: '31.224.908' });
  expect(abroad.body.personal).toMatchObject({ country: 'AR', passport: '31.224.908' });
  expect(abroad.body.personal).not.toHaveProperty('rut');
  expect(abroad.body.rut).toBeNull();
  expect(await homeAlert()).toBe(false);
  const back = await savePersonal({ passport: '31.224.908' });
  expect(back.body.personal).not.toHaveProperty('passport');
});

test('when two tabs edit one section, the second is refused and shown what is there', async () => {
  const { updatedAt } = (await read()).personal;
  const edit = (phone: string) => patch({ section: 'personal', ...PERSONAL, phone, updatedAt });
  expect((await edit('11111')).status).toBe(200);
  const second = await edit('22222');
  expect(second.status).toBe(409);
  expect(second.body).toEqual({
    message: 'Estos datos cambiaron mientras los editabas. Revisa los valores actuales y vuelve a guardar.',
    code: 'STALE',
    current: await read(),
  });
  expect(second.body.current.personal.phone).toBe('11111');
});

test('of many edits at the same moment one is saved', async () => {
  const { updatedAt } = (await read()).personal;
  const answers = await Promise.all(
    ['11111', '22222', '33333', '44444'].map((phone) =>
      patch({ section: 'personal', ...PERSONAL, phone, updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('an edit of one section does not make the other stale', async () => {
  const before = await read();
  await savePersonal({ phone: '333 22 11' });
  expect((await patch({ section: 'bank', ...BANK, updatedAt: before.bank.updatedAt })).status).toBe(200);
});

test('community and disability need a consent, which is kept on record; withdrawing it removes them', async () => {
  const refused = await savePersonal({ community: 'Indigenous' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([
    { field: 'sensitive_consent', message: expect.stringContaining('Autoriza') },
  ]);
  const given = await savePersonal({
    community: 'Indigenous',
    disability: 'hearing',
    sensitive_consent: true,
  });
  expect(given.body.personal).toMatchObject({ community: 'Indigenous', sensitive_consent: true });
  await savePersonal({ community: 'Indigenous', disability: 'hearing', sensitive_consent: true });
  server.wait(MINUTE);
  const withdrawn = await savePersonal();
  expect(withdrawn.body.personal).toMatchObject({ community: '', disability: '', sensitive_consent: false });
  const { consents } = JSON.parse((await unpackedExport(server, token)).get('mis-datos.json') ?? '');
  expect(consents).toEqual([
    {
      purpose: 'profile-sensitive',
      statement: expect.stringContaining('comunidad'),
      version: 1,
      given_from: '',
      given_at: '2026-11-20T12:00:00.000Z',
      withdrawn_at: '2026-11-20T12:01:00.000Z',
    },
  ]);
});

test.each([
  ['a RUT with a wrong digit', { rut: '12.345.678-4' }, 'rut'],
  ['a RUT with letters', { rut: '12.E45.678-5' }, 'rut'],
  ['a country that is none', { country: 'XX' }, 'country'],
  ['a day that is none', { birth_date: '1991-02-30' }, 'birth_date'],
  ['a day to come', { birth_date: '2999-01-01' }, 'birth_date'],
  ['a NUL', { address: 'Calle\u0000 1' }, 'address'],
  ['a blank name', { first_name: '  ' }, 'first_name'],
  ['a name turned round', { first_name: '\u202eainotnA' }, 'first_name'],
  ['a name of nothing to see', { last_name: '\u200b\u2060' }, 'last_name'],
  ['a name of 101 characters', { last_name: 'ñ'.repeat(101) }, 'last_name'],
  ['an unknown field', { role: 'ADMIN' }, 'role'],
  ['another address', { email: 'x@y.cl' }, 'email'],
  ['a number', { phone: 7 }, 'phone'],
])('%s is refused on its field and nothing is written', async (_, changes, field) => {
  const before = await read();
  const { status, body } = await savePersonal(changes);
  expect(status).toBe(422);
  expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  expect(await read()).toEqual(before);
});

test.each([
  ['no section', { ...BANK, updatedAt: '2026-11-20T12:00:00.000Z' }, 'section'],
  ['no updatedAt', { section: 'bank', ...BANK }, 'updatedAt'],
  ['an updatedAt that is no moment', { section: 'bank', ...BANK, updatedAt: 'ayer' }, 'updatedAt'],
])('%s is refused', async (_, body, field) => {
  const answer = await patch(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
});

test('markup comes back as the text it is', async () => {
  const address = '<script>alert(1)</script> "& <b>';
  expect((await savePersonal({ address })).body.personal.address).toBe(address);
});

test('a new password needs the old one, and ends the other sessions but not this one', async () => {
  const other = await server.tokenFor('antonia@correo.cl');
  const change = (currentPassword: string, password: string, passwordConfirmation = password) =>
    server.call('PUT', '/users/me/password', { currentPassword, password, passwordConfirmation }, { token });
  const wrong = await change('no es esta', 'otra frase bien larga');
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ field: 'currentPassword', message: 'La contraseña actual no es correcta' }],
  ]);
  expect((await change(PASSWORD, 'contraseña')).body.errors[0].field).toBe('password');
  expect((await change(PASSWORD, 'otra frase bien larga', 'x')).body.errors[0].field).toBe(
    'passwordConfirmation',
  );
  expect((await server.call('GET', '/users/me', undefined, { token: other })).status).toBe(200);

  expect((await change(PASSWORD, 'otra frase bien larga')).status).toBe(204);
  expect((await server.call('GET', '/users/me', undefined, { token })).status).toBe(200);
  expect((await server.call('GET', '/users/me', undefined, { token: other })).status).toBe(401);
  expect((await server.logIn('antonia@correo.cl')).status).toBe(422);
  expect((await server.logIn('antonia@correo.cl', 'otra frase bien larga')).status).toBe(200);
  expect((await change('otra frase bien larga', PASSWORD)).status).toBe(204);
});

test('closing the other sessions leaves this one, and those of other people', async () => {
  const others = [await server.tokenFor('antonia@correo.cl'), await server.tokenFor('antonia@correo.cl')];
  const stranger = await server.tokenFor('otra@correo.cl');
  const { status, body } = await server.call('DELETE', '/users/auth/sessions', undefined, { token });
  expect([status, body]).toEqual([200, { closed: 2 }]);
  const alive = async (one: string) =>
    (await server.call('GET', '/users/me', undefined, { token: one })).status;
  expect(await Promise.all([token, stranger, ...others].map(alive))).toEqual([200, 200, 401, 401]);
});

test('erasing needs the password, and then nothing is left', async () => {
  const { id } = await server.createUser('fugaz@correo.cl');
  const own = await server.tokenFor('fugaz@correo.cl');
  await server.call('POST', '/users/send-mail/resetpassword', { email: 'fugaz@correo.cl' });
  const erase = (password: string) => server.call('DELETE', '/users/me', { password }, { token: own });
  expect((await erase('no es esta')).body.errors).toEqual([
    { field: 'password', message: 'La contraseña actual no es correcta' },
  ]);
  expect((await erase(PASSWORD)).status).toBe(204);
  expect((await server.call('GET', '/users/me', undefined, { token: own })).status).toBe(401);
  expect((await server.logIn('fugaz@correo.cl')).status).toBe(422);
  const rows = await Promise.all([
    server.db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    server.db.selectFrom('mails').selectAll().where('address', '=', 'fugaz@correo.cl').execute(),
    server.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute(),
  ]);
  expect(rows).toEqual([[], [], []]);
});

test('the only ADMIN cannot leave; one of two can', async () => {
  await server.createUser('jefa@correo.cl', { role: 'ADMIN' });
  const erase = async (email: string) =>
    server.call('DELETE', '/users/me', { password: PASSWORD }, { token: await server.tokenFor(email) });
  const alone = await erase('jefa@correo.cl');
  expect([alone.status, alone.body.code]).toEqual([409, 'LAST_ADMIN']);
  await server.createUser('segunda@correo.cl', { role: 'ADMIN' });
  expect((await erase('jefa@correo.cl')).status).toBe(204);
});

test('GET users/me asks the database for the session and for its answer, nothing else', async () => {
  await server.createUser('quien@correo.cl', { rut: '22.222.222-2' });
  const token = await server.tokenFor('quien@correo.cl');
  const asked = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  onTestFinished(() => asked.mockRestore());
  const { body } = await server.call('GET', '/users/me', undefined, { token });
  expect(body).toEqual({ rut: '22.222.222-2' });
  const [session, ...others] = asked.mock.calls.map(([{ sql }]) => sql);
  expect(session).toMatch(/from sessions\b/);
  expect(others).toEqual(['select "rut" from "unblocked"."users" where "id" = $1']);
});
