import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { acceptedApplication, fileDocument, rejectApplication } from './sampleFiles';
import { testServer } from './testServer';
import { withoutReadings } from './withoutReadings';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await testServer();
  const { id } = await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  admin = { id, token: await server.tokenFor('admin@correo.cl') };
});
afterAll(() => server.close());

let number = 0;
let own: { id: string; email: string; token: string };
beforeEach(async () => {
  const email = `persona${++number}@correo.cl`;
  const { id } = await server.createUser(email);
  own = { id, email, token: await server.tokenFor(email) };
});

const call = (method: string, path: string, body?: unknown, token = admin.token) =>
  server.call(method, path, body, { token });
const person = async () => (await call('GET', `/users/${own.id}`)).body;
/** The person's history without readings. */
const history = async () =>
  withoutReadings((await call('GET', `/history/person/${own.id}`)).body.items, ['sheet', 'voice']);

const PERSONAL = {
  first_name: 'Antonia',
  last_name: 'Millaquén Rojas',
  country: 'CL',
  gender: 'Femenino',
  birth_date: '1991-11-02',
  phone: '+56 9 5550 0177',
  address: 'Los Aromos 12, Valdivia',
};
const SENSITIVE = { community: 'Indigenous', disability: 'none', sensitive_consent: true };
const BANK = { bank: '012', account_type: 'vista', account_number: '0098765432', holder_rut: '12345678-5' };

/** Saves a section of the person's own data sheet. */
async function saveOwn(section: 'personal' | 'bank', values: object) {
  const sheet = (await call('GET', '/users/me/profile', undefined, own.token)).body[section];
  const patch = { section, ...values, updatedAt: sheet.updatedAt };
  const saved = await call('PATCH', '/users/me/profile', patch, own.token);
  expect(saved.status).toBe(200);
  server.wait(1000);
}

const correct = async (values: object, updatedAt?: string, id = own.id) => {
  const read = updatedAt ?? (await person()).personal.updatedAt;
  return call('PATCH', `/users/${id}`, {
    ...PERSONAL,
    reason: 'Lo pidió por teléfono',
    ...values,
    updatedAt: read,
  });
};

describe('a person', () => {
  test('is shown with their sheet and the number of their records; of the account number only the last digits', async () => {
    await saveOwn('bank', BANK);
    await fileDocument(server, own.id);
    await acceptedApplication(server, own.email);
    const read = await person();
    expect(read).toMatchObject({
      account: { id: own.id, email: own.email, role: 'USER', state: 'active', applicant_types: ['Actor'] },
      bank: { bank: '012', account_number_end: '5432', holder_rut: '12.345.678-5' },
      counts: { documents: 1, experiences: 0, applications: 1 },
    });
    expect(JSON.stringify(read)).not.toContain('0098765432');
  });

  test('has community and disability only while they consent', async () => {
    await saveOwn('personal', { ...PERSONAL, ...SENSITIVE });
    expect((await person()).personal).toMatchObject(SENSITIVE);
    // Even if data remained in the columns, the answer depends on the consent.
    await server.db
      .updateTable('consents')
      .set({ withdrawn_at: server.now() })
      .where('user_id', '=', own.id)
      .execute();
    expect((await person()).personal).toMatchObject({
      community: '',
      disability: '',
      sensitive_consent: false,
    });
  });

  test.each(['nadie', '00000000-0000-0000-0000-000000000000', '%2e%2e%2fme', "a'--", 'x'.repeat(100)])(
    'that does not exist is not found: %s',
    async (id) => {
      for (const path of [`/users/${id}`, `/users/${id}/vocal-profile`])
        expect(await call('GET', path)).toMatchObject({
          status: 404,
          body: { message: 'Esta persona ya no existe: puede que haya borrado sus datos.' },
        });
      expect((await call('POST', `/users/${id}/account-number`)).status).toBe(404);
      const isId = id.startsWith('0000');
      for (const list of ['documents', 'applications', 'experiences'])
        expect(await call('GET', `/${list}?personId=${id}`)).toMatchObject(
          isId
            ? { status: 200, body: { items: [], total: 0 } }
            : { status: 422, body: { errors: [{ field: 'personId' }] } },
        );
    },
  );

  test('who has just erased everything is gone with all their data', async () => {
    await saveOwn('bank', BANK);
    const read = await person();
    await eraseAccount(server.db, own.id, server.now(), ERASURE.parts);
    expect((await call('GET', `/users/${own.id}`)).status).toBe(404);
    expect((await correct({}, read.personal.updatedAt)).status).toBe(404);
    expect((await call('POST', `/users/${own.id}/account-number`)).status).toBe(404);
    // Erasing removes the person's history too.
    const lines = server.db.selectFrom('audit').select('id').where('entity_id', '=', own.id);
    expect(await lines.execute()).toEqual([]);
  });
});

describe('the account number', () => {
  test('is shown whole when asked for, and the history says who asked, without the number', async () => {
    await saveOwn('bank', BANK);
    expect((await call('POST', `/users/${own.id}/account-number`)).body).toEqual({
      account_number: '0098765432',
    });
    const [line] = await history();
    expect(line).toMatchObject({
      action: 'read',
      actor: { id: admin.id },
      changes: [{ field: 'account_number' }],
    });
    const stored = await server.db.selectFrom('audit').select('changes').execute();
    expect(JSON.stringify(stored)).not.toContain('0098765432');
  });

  test('that does not exist leaves no line', async () => {
    expect((await call('POST', `/users/${own.id}/account-number`)).body).toEqual({ account_number: '' });
    expect(await history()).toEqual([]);
  });
});

describe('a correction', () => {
  test('is told with its reason, and leaves sensitive data as they are', async () => {
    await saveOwn('personal', { ...PERSONAL, ...SENSITIVE });
    const saved = await correct({ phone: '+56 9 5550 0199' });
    expect(saved).toMatchObject({
      status: 200,
      body: { personal: { phone: '+56 9 5550 0199', ...SENSITIVE } },
    });
    const [line] = await history();
    expect(line?.changes).toEqual([
      { field: 'phone', from: '+56 9 5550 0177', to: '+56 9 5550 0199' },
      { field: 'reason', to: 'Lo pidió por teléfono' },
    ]);
    const sheet = (await call('GET', '/users/me/profile', undefined, own.token)).body;
    expect(sheet.personal).toMatchObject({ phone: '+56 9 5550 0199', ...SENSITIVE });
  });

  test('of a person without a known country leaves their RUT as it is; a person abroad has none', async () => {
    await server.db.updateTable('users').set({ rut: '7.654.321-6' }).where('id', '=', own.id).execute();
    expect((await correct({ country: '', address: 'Otra 9' })).status).toBe(200);
    expect((await person()).personal).toMatchObject({ rut: '7.654.321-6', address: 'Otra 9' });
    await saveOwn('personal', {
      ...PERSONAL,
      country: '',
      community: '',
      disability: '',
      sensitive_consent: false,
    });
    expect((await person()).account.rut).toBe('7.654.321-6');
    await correct({ country: 'AR', passport: 'AB123456' });
    expect((await person()).personal).toMatchObject({ passport: 'AB123456' });
    expect((await person()).account.rut).toBeNull();
  });

  test('that changes nothing leaves no line', async () => {
    await saveOwn('personal', { ...PERSONAL, ...SENSITIVE });
    const before = await history();
    expect((await correct({})).status).toBe(200);
    expect(await history()).toEqual(before);
  });

  test('is stale when the person has saved since, and the person’s edit is stale when the correction came first', async () => {
    const read = (await person()).personal.updatedAt;
    await saveOwn('personal', { ...PERSONAL, community: '', disability: '', sensitive_consent: false });
    const late = await correct({ address: 'Otra 1' }, read);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'STALE', current: { personal: { address: PERSONAL.address } } },
    });
    const sheet = (await call('GET', '/users/me/profile', undefined, own.token)).body.personal;
    await correct({ address: 'Otra 2' });
    const { updatedAt, ...values } = sheet;
    const patch = { section: 'personal', ...values, updatedAt };
    expect((await call('PATCH', '/users/me/profile', patch, own.token)).status).toBe(409);
  });

  test('of two at the same moment the second is stale', async () => {
    const read = (await person()).personal.updatedAt;
    const both = await Promise.all([
      correct({ phone: '+56 9 1111 1111' }, read),
      correct({ phone: '+56 9 2222 2222' }, read),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['without a reason', { reason: '  ' }, 'reason'],
    ['with one of two letters', { reason: 'ok' }, 'reason'],
    ['with one that is too long', { reason: 'x'.repeat(301) }, 'reason'],
    ['of a RUT that is none', { rut: '12.345.678-9' }, 'rut'],
    ['of a day that is none', { birth_date: '1991-02-30' }, 'birth_date'],
    ['without a name', { first_name: '' }, 'first_name'],
  ])('%s is refused on its field', async (_, values, field) => {
    const { status, body } = await correct(values);
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  test('takes no RUT of another account, and no community', async () => {
    await server.createUser(`otra${number}@correo.cl`, { rut: '11.111.111-1' });
    const taken = await correct({ rut: '11111111-1' });
    expect(taken.body.errors).toEqual([
      {
        field: 'rut',
        message: expect.stringContaining(`de Antonia Millaquén Rojas (otra${number}@correo.cl)`),
      },
    ]);
    expect((await correct({ community: 'Other' })).status).toBe(422);
    await server.db
      .updateTable('users')
      .set({ rut: null })
      .where('email', '=', `otra${number}@correo.cl`)
      .execute();
  });

  test('keeps markup as text', async () => {
    await correct({ address: '<img src=x onerror=alert(1)>', reason: '<b>porque sí</b>' });
    expect((await person()).personal.address).toBe('<img src=x onerror=alert(1)>');
    expect((await history())[0]?.changes).toContainEqual({ field: 'reason', to: '<b>porque sí</b>' });
  });
});

describe('a vocal profile', () => {
  const VOICE = {
    applicant_types: ['Traductor', 'Actor', 'Actor'],
    vocal_tone: 'Tono grave',
    vocal_age_range: '40 a 60 años',
    singing: 'No',
    singing_detail: '',
    note: 'Ideal para villanos',
  };
  const voice = async () => (await call('GET', `/users/${own.id}/vocal-profile`)).body;
  const save = (values: object, updatedAt: string | null) =>
    call('PUT', `/users/${own.id}/vocal-profile`, { ...VOICE, ...values, updatedAt });

  test('is created where there was none, and then saved only by somebody who has read the latest', async () => {
    expect(await voice()).toEqual({ profile: null, demos: [] });
    const first = await save({}, null);
    expect(first).toMatchObject({
      status: 200,
      body: { profile: { ...VOICE, applicant_types: ['Actor', 'Traductor'] } },
    });
    expect((await save({}, null)).status).toBe(409);
    const { updatedAt } = first.body.profile;
    expect((await save({ vocal_tone: 'Tono agudo' }, updatedAt)).status).toBe(200);
    const late = await save({ vocal_tone: 'Tono medio' }, updatedAt);
    expect(late).toMatchObject({ status: 409, body: { current: { profile: { vocal_tone: 'Tono agudo' } } } });
    const [edit] = await history();
    expect(edit?.changes).toEqual([{ field: 'vocal_tone', from: 'Tono grave', to: 'Tono agudo' }]);
    // The note belongs to the studio: the history says that it was written, not its text.
    expect(JSON.stringify(await history())).not.toContain('villanos');
  });

  test('two first ones at the same moment: one is written', async () => {
    const both = await Promise.all([save({}, null), save({ vocal_tone: 'Tono medio' }, null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that was deleted with its application is not written over: the answer says that there is none now', async () => {
    const id = await acceptedApplication(server, own.email);
    const { updatedAt } = (await voice()).profile;
    await rejectApplication(server, id);
    expect(await save({}, updatedAt)).toMatchObject({ status: 409, body: { current: { profile: null } } });
  });

  test('needs the work that the person does', async () => {
    const { status, body } = await save({ applicant_types: [] }, null);
    expect([status, body.errors[0].field]).toEqual([422, 'applicant_types']);
  });
});

test('only ADMIN can list one person’s records: nobody else finds anything under another’s id', async () => {
  await fileDocument(server, own.id, { title: 'Solo suyo' });
  const others = await server.createUser(`vecina${number}@correo.cl`);
  const token = await server.tokenFor(`vecina${number}@correo.cl`);
  expect((await call('GET', `/documents?personId=${own.id}`)).body.items).toMatchObject([
    { title: 'Solo suyo' },
  ]);
  expect((await call('GET', `/documents?personId=${own.id}`, undefined, own.token)).body.total).toBe(1);
  expect((await call('GET', `/documents?personId=${own.id}`, undefined, token)).body.total).toBe(0);
  expect((await call('GET', `/documents?personId=${others.id}`, undefined, token)).body.total).toBe(0);
  expect((await call('GET', `/applications?personId=${own.id}`, undefined, token)).status).toBe(403);
});
