import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purge } from '../src/server/purge';
import { ANSWERS, sendReel } from './sampleFiles';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  // The contract judges a birth date by the machine's clock.
  vi.setSystemTime(server.now());
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
});
afterAll(() => {
  vi.useRealTimers();
  return server.close();
});

let number = 0;
let own: { id: string; email: string; token: string };
beforeEach(async () => {
  const email = `menor${++number}@correo.cl`;
  const { id } = await server.createUser(email);
  own = { id, email, token: await server.tokenFor(email) };
  admin = await server.tokenFor('admin@correo.cl');
});

const TODAY = '2026-11-20';
/** The birth date of somebody who is this old since today. */
const born = (age: number) => `${2026 - age}-11-20`;
const PERSONAL = {
  first_name: 'Emilia',
  last_name: 'Rojas Paz',
  country: 'CL',
  rut: '',
  gender: 'Femenino',
  birth_date: born(11),
  phone: '+56 9 5550 0177',
  address: 'Los Aromos 12, Valdivia',
  community: '',
  disability: '',
  sensitive_consent: false,
};
const ANA = {
  representative_name: 'Ana Paz Soto',
  representative_rut: '12.345.678-5',
  representative_relation: 'Madre',
  representative_contact: 'ana.paz@correo.cl',
};
const SENSITIVE = { community: 'Indigenous', disability: 'none', sensitive_consent: true };

const call = (method: string, path: string, body?: unknown, token = own.token) =>
  server.call(method, path, body, { token });
const sheet = async () => (await call('GET', '/users/me/profile')).body.personal;
async function save(changes: object) {
  const { updatedAt } = await sheet();
  server.wait(1000);
  return call('PATCH', '/users/me/profile', { section: 'personal', ...PERSONAL, ...changes, updatedAt });
}
const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } }) =>
  body.errors?.map(({ field }) => field).sort();
const consents = async () =>
  (await call('GET', '/users/me/consents')).body.consents
    .filter(({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt === null)
    .map(({ purpose, statement }: { purpose: string; statement: string }) => [purpose, statement])
    .sort();

const BOTH = [
  ['profile-sensitive', CONSENT_STATEMENTS['profile-sensitive']],
  ['representative-sensitive', CONSENT_STATEMENTS['representative-sensitive']],
];

describe('the data sheet of a minor', () => {
  test('asks for all of their representative, keeps them, and shows them to ADMIN', async () => {
    expect(fieldsOf(await save({}))).toEqual(Object.keys(ANA).sort());
    expect((await save(ANA)).status).toBe(200);
    expect(await sheet()).toMatchObject(ANA);
    const seen = (await call('GET', `/users/${own.id}`, undefined, admin)).body;
    expect(seen.personal).toMatchObject(ANA);
  });

  test.each([
    ['17 years, all of them', { birth_date: '2008-11-21' }, Object.keys(ANA).sort()],
    ['18 years, nobody', { birth_date: born(18) }, undefined],
    ['today, who is not born yet', { ...ANA, birth_date: TODAY }, ['birth_date']],
    ['1890', { birth_date: '1890-06-01' }, ['birth_date']],
  ])('of %s', async (_, changes, fields) => {
    expect(fieldsOf(await save(changes))).toEqual(fields);
  });

  test.each([
    ['RUT', { rut: '12345678-5', ...ANA }, 'representative_rut'],
    ['name', { ...ANA, representative_name: 'emilia ROJAS paz' }, 'representative_name'],
  ])('refuses a representative who is the minor, by their %s', async (_, changes, field) => {
    expect(fieldsOf(await save(changes))).toEqual([field]);
  });

  test('refuses a representative who is reached at the own address of the minor', async () => {
    const saved = await save({ ...ANA, representative_contact: own.email.toUpperCase() });
    expect(saved).toMatchObject({ status: 422 });
    expect(saved.body.errors).toEqual([
      {
        field: 'representative_contact',
        message: 'Es tu propio correo: escribe el correo o el teléfono de quien te representa',
      },
    ]);
  });

  test('keeps nothing of a representative of an adult', async () => {
    await save(ANA);
    expect((await save({ ...ANA, birth_date: born(30) })).status).toBe(200);
    expect(await sheet()).not.toHaveProperty('representative_name');
  });

  test('keeps what is sensitive only with both consents, which the ledger holds in their words', async () => {
    expect(fieldsOf(await save({ ...ANA, ...SENSITIVE }))).toEqual(['representative_consent']);
    expect((await save({ ...ANA, ...SENSITIVE, representative_consent: true })).status).toBe(200);
    expect(await sheet()).toMatchObject({ community: 'Indigenous', representative_consent: true });
    expect(await consents()).toEqual(BOTH);
    expect((await save({ ...ANA, ...SENSITIVE, birth_date: born(16) })).status).toBe(200);
    expect(await consents()).toEqual(BOTH.slice(0, 1));
  });

  test.each(['profile-sensitive', 'representative-sensitive'])(
    'loses it, and both consents, once %s is withdrawn',
    async (purpose) => {
      await save({ ...ANA, ...SENSITIVE, representative_consent: true });
      const { body } = await call('GET', '/users/me/consents');
      const { id } = body.consents.find((of: { purpose: string }) => of.purpose === purpose);
      expect((await call('PUT', `/users/me/consents/${id}/withdrawal`)).status).toBe(200);
      expect(await sheet()).toMatchObject({
        community: '',
        disability: '',
        sensitive_consent: false,
        ...ANA,
      });
      expect(await consents()).toEqual([]);
    },
  );
});

describe('a birth date that ADMIN corrects', () => {
  const { community: _c, disability: _d, sensitive_consent: _s, ...IDENTITY } = PERSONAL;
  async function correct(birth_date: string) {
    const { updatedAt } = (await call('GET', `/users/${own.id}`, undefined, admin)).body.personal;
    const body = { ...IDENTITY, birth_date, reason: 'Lo dice su cédula', updatedAt };
    return call('PATCH', `/users/${own.id}`, body, admin);
  }
  const stored = () =>
    server.db
      .selectFrom('users')
      .select(['community', 'disability', 'representative_name'])
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();

  test('to one below 16 takes what nobody who may has agreed to', async () => {
    await save({ ...SENSITIVE, birth_date: born(30) });
    expect((await correct(born(12))).status).toBe(200);
    expect(await stored()).toEqual({ community: null, disability: null, representative_name: null });
    expect(await consents()).toEqual([]);
    const [line] = (await call('GET', `/history/person/${own.id}`, undefined, admin)).body.items.filter(
      ({ action }: { action: string }) => action === 'update',
    );
    expect(line.changes).toContainEqual({ field: 'sensitive_consent', from: true, to: false });
  });

  test('leaves what the representative agreed to, and their name', async () => {
    await save({ ...ANA, ...SENSITIVE, representative_consent: true });
    expect((await correct(born(13))).status).toBe(200);
    expect(await stored()).toMatchObject({ community: 'Indigenous', representative_name: 'Ana Paz Soto' });
    expect((await correct(born(19))).status).toBe(200);
    expect(await stored()).toMatchObject({ representative_name: null });
  });
});

/** As who represents a candidate agrees to their reels. */
const AGREED = { representative_name: 'Ana Paz Soto', representative_reels_consent: true };

test.each([
  [15, { community: '', disability: '' }],
  [16, { community: 'Other', disability: 'none' }],
])('the questionnaire of a candidate of %i years keeps %j', async (age, kept) => {
  const sent = { ...ANSWERS, age, ...AGREED };
  expect((await call('POST', '/applications', sent)).status).toBe(201);
  const row = await server.db
    .selectFrom('applications')
    .select(['community', 'disability'])
    .where('user_id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual(kept);
});

test('the purge removes who represented the people who are adults by now, and nobody else', async () => {
  const named = async () => {
    const row = await server.db
      .selectFrom('users')
      .select('representative_name')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    return row.representative_name;
  };
  await save({ ...ANA, birth_date: '2008-11-22' });
  await purge(server.db, new Date('2026-11-21T23:00:00-03:00'));
  expect(await named()).toBe('Ana Paz Soto');
  await purge(server.db, new Date('2026-11-22T01:00:00-03:00'));
  expect(await named()).toBeNull();
});

describe('the purge of what was stored before the rule', () => {
  const held = async () => {
    const { community, disability } = await server.db
      .selectFrom('users')
      .select(['community', 'disability'])
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    return [community, disability];
  };
  const birthDay = (birth_date: string) =>
    server.db.updateTable('users').set({ birth_date }).where('id', '=', own.id).execute();
  const unguarded = async () => {
    const parts = (await call('GET', '/personal-data', undefined, admin)).body.kept;
    return parts.find(({ id }: { id: string }) => id === 'unguarded');
  };

  test.each([
    ['2010-11-21', 'below 16', [null, null]],
    ['2010-11-20', '16 today', ['Indigenous', 'none']],
  ])('of a person born on %s, %s, leaves %j', async (birth_date, _, left) => {
    expect((await save({ ...SENSITIVE, birth_date: born(30) })).status).toBe(200);
    await birthDay(birth_date);
    await purge(server.db, new Date(`${TODAY}T12:00:00-03:00`));
    expect(await held()).toEqual(left);
    expect(await consents()).toEqual(left[0] ? BOTH.slice(0, 1) : []);
    expect((await unguarded()).removed).toBe(left[0] ? 0 : 1);
  });

  test('leaves what the representative agreed to, until they withdraw it', async () => {
    await save({ ...ANA, ...SENSITIVE, representative_consent: true });
    await purge(server.db, server.now());
    expect(await held()).toEqual(['Indigenous', 'none']);
    expect(await consents()).toEqual(BOTH);
  });

  test('clears the answers of a candidate below 16, by their age or by their sheet', async () => {
    const answers = async () => {
      const row = await server.db
        .selectFrom('applications')
        .select(['community', 'disability'])
        .where('user_id', '=', own.id)
        .executeTakeFirstOrThrow();
      return [row.community, row.disability];
    };
    const stored = (age: number) =>
      server.db
        .updateTable('applications')
        .set({ age, community: 'Other', disability: 'none' })
        .where('user_id', '=', own.id)
        .execute();
    await call('POST', '/applications', { ...ANSWERS, age: 20 });
    for (const [age, birth_date, left] of [
      [16, born(30), ['Other', 'none']],
      [15, born(30), ['', '']],
      [20, born(15), ['', '']],
    ] as const) {
      await stored(age);
      await birthDay(birth_date);
      await purge(server.db, server.now());
      expect(await answers()).toEqual(left);
    }
  });
});

describe('the reels of a minor', () => {
  const NEEDED = ['representative_name', 'representative_reels_consent'];
  const apply = (said: object) => call('POST', '/applications', { ...ANSWERS, age: 16, ...said });
  const reelsConsents = async () =>
    (await call('GET', '/users/me/consents')).body.consents
      .filter(({ purpose }: { purpose: string }) => purpose.endsWith('reels'))
      .map(({ purpose, statement, withdrawnAt }: Record<string, string | null>) => [
        purpose,
        `${statement}`.slice(-24),
        withdrawnAt === null,
      ])
      .sort();

  test.each([
    ['without anybody', {}, NEEDED],
    ['not agreed to', { ...AGREED, representative_reels_consent: false }, NEEDED.slice(1)],
    ['by themself', { ...AGREED, representative_name: 'NADIA  soto' }, NEEDED.slice(0, 1)],
    ['not sent', { reels_consent: false }, undefined],
    ['of an adult', { age: 18 }, undefined],
  ])('%s', async (_, said, fields) => {
    await server.db
      .updateTable('users')
      .set({ first_name: 'Nadia', last_name: 'Soto' })
      .where('id', '=', own.id)
      .execute();
    expect(fieldsOf(await apply(said))).toEqual(fields);
    expect((await reelsConsents()).map(([purpose]: string[]) => purpose)).not.toContain(
      'representative-reels',
    );
  });

  test.each(['reels', 'representative-reels'])(
    'are taken with both consents, named in the ledger, and go once %s is withdrawn',
    async (withdrawn) => {
      const { id } = (await apply(AGREED)).body;
      const send = () => sendReel(server, own.token, `/applications/${id}/reels/1`);
      expect((await send()).status).toBe(200);
      expect(await reelsConsents()).toEqual([
        ['reels', CONSENT_STATEMENTS.reels.slice(-24), true],
        ['representative-reels', ' Representa: Ana Paz Soto.'.slice(-24), true],
      ]);
      const { body } = await call('GET', '/users/me/consents');
      expect(body.held.reels).toBe(1);
      const consent = body.consents.find(({ purpose }: { purpose: string }) => purpose === withdrawn);
      const after = await call('PUT', `/users/me/consents/${consent.id}/withdrawal`);
      expect(after.body.held.reels).toBe(0);
      expect((await reelsConsents()).map(([, , isInForce]: boolean[]) => isInForce)).toEqual([false, false]);
      expect((await send()).status).toBe(409);
    },
  );

  test('are refused where only the representative is missing', async () => {
    const { id } = (await apply(AGREED)).body;
    await server.db.deleteFrom('consents').where('purpose', '=', 'representative-reels').execute();
    const refused = await sendReel(server, own.token, `/applications/${id}/reels/1`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Quien te representa tiene que autorizar tus videos para enviarlos, o quítalos',
    ]);
  });
});
