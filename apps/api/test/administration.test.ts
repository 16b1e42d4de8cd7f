import { invitationShown } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../src/people/access/sessions';
import { projectValues, studioCast } from './sampleStudio';
import { shownNow } from './shownNow';
import { PASSWORD, testServer, tokenIn } from './testServer';
import { withoutReadings } from './withoutReadings';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: { id: string };
let token: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate users cascade`.execute(server.db);
  await server.mails();
  admin = await server.createUser('fermin@estudio.cl', { role: 'ADMIN' });
  token = await server.tokenFor('fermin@estudio.cl');
});

const call = (method: string, path: string, body?: unknown, who = token) =>
  server.call(method, path, body, { token: who });
const setStates = (body: object, who = token) => call('POST', '/users/states', body, who);
const stateOf = async (id: string) =>
  (await server.db.selectFrom('users').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

/** Creates a person with this name. */
async function person(
  first_name: string,
  last_name: string,
  rest: Parameters<typeof server.createUser>[1] = {},
) {
  const { id } = await server.createUser(`${first_name}.${last_name}@correo.cl`.toLowerCase(), rest);
  await server.db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute();
  return { id, email: `${first_name}.${last_name}@correo.cl`.toLowerCase() };
}

describe('the list', () => {
  const names = async (query: string) => {
    const { status, body } = await call('GET', `/users?${query}`);
    expect(status).toBe(200);
    return body.items.map(({ first_name }: { first_name: string }) => first_name);
  };

  test('finds by name, by address, and by the beginning of a RUT in any format', async () => {
    await person('Bernardo', 'Curinir', { rut: '15.220.943-K' });
    await person('Damian', 'Poblete', { rut: '9.441.826-6' });
    await person('Camila', 'Obregoso', { rut: '18.903.377-8' });
    for (const typed of [
      '15.220',
      '15220943-k',
      '15220943K',
      '15 220 943-K',
      '015.220.943-K',
      'RUT 15.220.943-K',
      'R.U.T.: 15 220 943-k',
      'curiñir 15.2',
      '15',
    ])
      expect([typed, await names(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, ['Bernardo']]);
    expect(await names('search=9.441.826-6')).toEqual(['Damian']);
    expect(await names('search=poblete@correo')).toEqual(['Damian']);
    // A RUT is found by its first digits only. Letters are not a RUT, and cause no error.
    for (const typed of ['220943', '15.220.94a', '15-k-22', '%', "'; --", '99999999999999999999'])
      expect([typed, await names(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, []]);
  });

  test('sorts by each of its columns and filters by role, state and voice', async () => {
    const antonia = await person('Antonia', 'Millaquen');
    await person('Elisa', 'Huenupi', { isActive: false });
    const { id } = await person('Hernan', 'Loncon');
    await setStates({ active: false, ids: [id] });
    await server.db
      .insertInto('vocal_profiles')
      .values({
        user_id: antonia.id,
        applicant_types: ['Actor', 'Traductor'],
        vocal_tone: 'Tono grave',
        vocal_age_range: '',
        singing: '',
        singing_detail: '',
        note: '',
        updated_at: server.now(),
      })
      .execute();
    expect(await names('sort=name')).toEqual(['Antonia', 'Antonia', 'Elisa', 'Hernan']);
    // The orders: Administración before Usuario; Activo, Inactivo, Sin activar; a person who never logged in comes first.
    expect((await call('GET', '/users?sort=role')).body.items[0].id).toBe(admin.id);
    expect((await names('sort=state')).slice(2)).toEqual(['Hernan', 'Elisa']);
    expect((await call('GET', '/users?sort=-lastAccessAt')).body.items[0]).toMatchObject({
      id: admin.id,
      lastAccessAt: server.now().toISOString(),
    });
    expect(await names('sort=email')).toEqual(['Antonia', 'Elisa', 'Antonia', 'Hernan']);
    expect(await names('role=ADMIN')).toEqual(['Antonia']);
    expect(await names('state=inactive')).toEqual(['Hernan']);
    expect(await names('state=unactivated')).toEqual(['Elisa']);
    const { body } = await call('GET', '/users?applicant_types=Actor&vocal_tone=Tono%20grave');
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          id: antonia.id,
          applicant_types: ['Actor', 'Traductor'],
          vocal_tone: 'Tono grave',
          lastAccessAt: null,
        },
      ],
    });
    expect(await names('vocal_tone=Tono%20agudo')).toEqual([]);
  });

  test('records the last access, but not with every request', async () => {
    const lastAccess = async () => (await call('GET', '/users?role=ADMIN')).body.items[0].lastAccessAt;
    const first = await lastAccess();
    server.wait(2 * 60_000);
    expect(await lastAccess()).toBe(first);
    server.wait(4 * 60_000);
    await lastAccess();
    expect(await lastAccess()).toBe(server.now().toISOString());
  });

  test('comes as a CSV of everything found, not of one page', async () => {
    await person('Bernardo', 'Curinir', { rut: '15.220.943-K' });
    const response = await server.app.request('/api/users/csv?search=15.220', {
      headers: { authorization: `Bearer ${token}` },
    });
    const [head, row, ...rest] = (await response.text()).split('\r\n');
    expect(head).toBe(
      'Nombre;Apellido;Correo electrónico;RUT;Rol;Estado;Trabaja como;Tono vocal;Último acceso',
    );
    expect(row).toBe('Bernardo;Curinir;bernardo.curinir@correo.cl;15.220.943-K;Usuario;Activo;;;');
    expect(rest).toEqual(['']);
  });
});

describe('deactivating', () => {
  test('ends the sessions at once, and nothing leads back in: neither log-in nor a link mailed before or after', async () => {
    const { id, email } = await person('Camila', 'Obregoso');
    const theirs = await server.tokenFor(email);
    await call('POST', '/users/send-mail/resetpassword', { email });
    const before = tokenIn((await server.mails())[0], 'change-password');

    const { body } = await setStates({ active: false, ids: [id] });
    expect(body).toEqual({
      changed: 1,
      undo: expect.any(String),
      left: { total: 0, items: [] },
      openOrders: { total: 0, items: [] },
      gone: 0,
    });
    expect((await call('GET', '/users/me', undefined, theirs)).body).toEqual({ message: 'Invalid token' });
    const wrongPair = await server.logIn(email, 'otra frase bien larga');
    expect(await server.logIn(email)).toMatchObject({ status: wrongPair.status, body: wrongPair.body });

    for (const path of ['/users/send-mail/resetpassword', '/users/auth/resend-activation']) {
      expect((await call('POST', path, { email })).status).toBe(202);
      const [mail] = await server.mails();
      expect(mail?.subject).toBe('Tu cuenta está desactivada');
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/auth\/(activate|change-password)/);
    }
    const passwords = { password: 'violeta campana 73', passwordConfirmation: 'violeta campana 73' };
    expect((await call('POST', '/users/change-password', { ...passwords, token: before })).status).toBe(422);
    expect((await server.logIn(email, passwords.password)).status).toBe(422);

    await setStates({ active: true, ids: [id] });
    expect((await server.logIn(email)).status).toBe(200);
    // The ended session stays ended.
    expect((await call('GET', '/users/me', undefined, theirs)).status).toBe(401);
  });

  test('names the people left out and why, and skips those already in that state', async () => {
    const elisa = await person('Elisa', 'Huenupi', { isActive: false });
    const hernan = await person('Hernan', 'Loncon');
    await setStates({ active: false, ids: [hernan.id] });
    const gala = await person('Gala', 'Montiel');
    const ids = [elisa.id, hernan.id, gala.id, admin.id, 'ninguna', crypto.randomUUID()];
    const { body } = await setStates({ active: false, ids });
    expect(body).toMatchObject({
      changed: 1,
      // A person who has erased their account since.
      gone: 1,
      left: {
        total: 2,
        items: [
          { id: admin.id, name: 'Antonia Millaquén Rojas', reason: 'lastAdmin' },
          { id: elisa.id, name: 'Elisa Huenupi', reason: 'unactivated' },
        ],
      },
    });
    await server.createUser('otra@estudio.cl', { role: 'ADMIN' });
    expect((await setStates({ active: false, ids: [admin.id] })).body).toMatchObject({
      changed: 0,
      undo: null,
      left: { total: 1, items: [{ id: admin.id, name: 'Antonia Millaquén Rojas', reason: 'self' }] },
    });
    expect((await setStates({ active: false })).body.errors).toEqual([
      { field: 'ids', message: 'Elige a quién' },
    ]);
  });

  test('names the people with open orders, as the person’s page does beforehand', async () => {
    const [gala, ana] = [await person('Gala', 'Montiel'), await person('Ana', 'Uno')];
    const orders = (user: string, states: readonly string[]) =>
      server.db
        .insertInto('documents')
        .values(
          states.map((state, place) => ({
            user_id: user,
            kind: 'work-order' as const,
            title: `Orden de Actuación N.º ${place}`,
            date: `2026-11-0${place + 1}`,
            state: state as 'issued',
            key: `${user}-${place}`,
            size: 1,
            file_name: 'orden.pdf',
            created_at: server.now(),
            updated_at: server.now(),
          })),
        )
        .execute();
    await orders(gala.id, ['issued', 'accepted', 'finished', 'rejected', 'voided']);
    await orders(ana.id, ['finished']);
    const { openOrders } = (await call('GET', `/users/${gala.id}`)).body;
    expect([openOrders.total, openOrders.items.map(({ title }: { title: string }) => title)]).toEqual([
      2,
      ['Orden de Actuación N.º 1', 'Orden de Actuación N.º 0'],
    ]);
    const asked = await call('POST', '/users/states/preview', { ids: [gala.id, ana.id, admin.id] });
    const titles = ['Orden de Actuación N.º 1', 'Orden de Actuación N.º 0'];
    expect(asked.body).toEqual({
      changed: 2,
      openOrders: { total: 1, items: [{ id: gala.id, name: 'Gala Montiel', orders: 2, titles }] },
    });
    expect(await stateOf(gala.id)).toBe('active');
    const { body } = await setStates({ active: false, ids: [gala.id, ana.id] });
    expect(body.openOrders).toEqual({ total: 1, items: [{ id: gala.id, name: 'Gala Montiel', orders: 2 }] });
    const back = await setStates({ active: true, ids: [gala.id, ana.id] });
    expect(back.body.openOrders).toEqual({ total: 0, items: [] });
  });

  test('stays readable: a person’s history has the open orders, the history of all accounts has every name', async () => {
    const people = await Promise.all(Array.from({ length: 28 }, (_, n) => person(`Voz${n + 1}`, 'DelCoro')));
    const [first] = people;
    if (!first) throw new Error('nobody');
    await server.db
      .insertInto('documents')
      .values({
        ...{ user_id: first.id, kind: 'work-order', title: 'Orden de Actuación N.º 7', date: '2026-11-03' },
        ...{ state: 'issued', key: first.id, size: 1, file_name: 'orden.pdf' },
        ...{ created_at: server.now(), updated_at: server.now() },
      })
      .execute();
    await setStates({ active: false, ids: people.map(({ id }) => id) });
    const [own] = withoutReadings((await call('GET', `/history/person/${first.id}`)).body.items);
    expect(own?.changes).toContainEqual({ field: 'openOrders', to: 'Orden de Actuación N.º 7' });
    const [line] = (await call('GET', '/history/accounts/estados')).body.items;
    expect(line.actor).toMatchObject({ id: admin.id });
    const names = line.changes.map(({ field, to }: { field: string; to: string }) => `${field} ${to}`);
    expect(names.toSorted()).toEqual(people.map((_, n) => `deactivated Voz${n + 1} DelCoro`).toSorted());
  });

  test('is undone for exactly the people it changed whom nobody has changed since', async () => {
    const [ana, bruno, carla] = [
      await person('Ana', 'Uno'),
      await person('Bruno', 'Dos'),
      await person('Carla', 'Tres'),
    ];
    await setStates({ active: false, ids: [carla.id] });
    server.wait(1000);
    const { undo } = (await setStates({ active: false, ids: [ana.id, bruno.id, carla.id] })).body;
    server.wait(1000);
    await setStates({ active: true, ids: [bruno.id] });
    await setStates({ active: false, ids: [bruno.id] });
    const undone = () => call('POST', '/users/states/undo', { undo });
    expect((await undone()).body).toMatchObject({ changed: 1 });
    expect(await Promise.all([ana, bruno, carla].map(({ id }) => stateOf(id)))).toEqual([
      'active',
      'inactive',
      'inactive',
    ]);
    // A second undo changes nothing: later changes stay.
    await setStates({ active: false, ids: [ana.id] });
    expect((await undone()).body).toMatchObject({ changed: 0 });
    expect(await stateOf(ana.id)).toBe('inactive');
  });

  test('undoing an activation restores the day since which the people were inactive', async () => {
    const { id } = await person('Ana', 'Uno');
    await setStates({ active: false, ids: [id] });
    const since = server.now();
    server.wait(60_000);
    const { undo } = (await setStates({ active: true, ids: [id] })).body;
    const theirs = await server.tokenFor('ana.uno@correo.cl');
    expect((await call('POST', '/users/states/undo', { undo })).body).toMatchObject({ changed: 1 });
    const row = await server.db
      .selectFrom('users')
      .select('deactivated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.deactivated_at).toEqual(since);
    expect((await call('GET', '/users/me', undefined, theirs)).status).toBe(401);
  });

  test('cannot be undone by another ADMIN, nor after an hour', async () => {
    const { id } = await person('Ana', 'Uno');
    await server.createUser('otra@estudio.cl', { role: 'ADMIN' });
    const other = await server.tokenFor('otra@estudio.cl');
    const { undo } = (await setStates({ active: false, ids: [id] })).body;
    expect((await call('POST', '/users/states/undo', { undo }, other)).status).toBe(404);
    server.wait(60 * 60_000);
    expect((await call('POST', '/users/states/undo', { undo })).status).toBe(404);
    expect((await call('POST', '/users/states/undo', { undo: 'nada' })).body.message).toBe(
      'Esto ya no se puede deshacer.',
    );
  });

  test('works for 10 000 people found at once, and so does undoing it; more are refused', async () => {
    await sql`
      insert into users (email, first_name, last_name, role, password_hash, activated_at, created_at, updated_at)
      select 'voz' || n || '@correo.cl', 'Voz', 'Multitud', 'USER', '', now(), now(), now()
      from generate_series(1, 10000) as n`.execute(server.db);
    const all = { search: 'multitud' };
    const { body } = await setStates({ active: false, all });
    expect(body).toMatchObject({ changed: 10_000, left: { total: 0 } });
    expect((await call('POST', '/users/states/undo', { undo: body.undo })).body.changed).toBe(10_000);
    await person('Una', 'Multitud');
    const refused = await setStates({ active: false, all });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Son más de 10.000 personas: busca o filtra para elegir menos.',
    ]);
  });

  test('removes a person from every list of people to cast', async () => {
    const { id } = await person('Ana', 'Uno');
    const studio = await studioCast(server);
    await server.db.updateTable('characters').set({ person_id: id }).where('id', '=', studio.malva).execute();
    const choices = async () =>
      (await call('GET', '/people?project=1&search=ana.uno')).body.items.map(
        (found: { id: string }) => found.id,
      );
    expect(await choices()).toEqual([id]);
    await setStates({ active: false, ids: [id] });
    expect(await choices()).toEqual([]);
    const cast = { name: 'Grumete', characterType: 'ACTOR', personId: id };
    const refused = await call('POST', `/projects/${studio.projectId}/characters`, cast);
    expect(refused.body.errors).toEqual([
      { field: 'personId', message: 'Elige una persona con la cuenta activa' },
    ]);
    // The next season does not take over a person who is inactive now.
    const values = { ...(await projectValues(server, 'NUEVA-1')), season: '9' };
    const shown = await shownNow(call).season(studio.projectId);
    const next = await call('POST', `/projects/${studio.projectId}/next-season`, { ...values, shown });
    const { characters } = (await call('GET', `/projects/${next.body.id}/characters`)).body;
    expect(characters.filter(({ personId }: { personId: string }) => personId === id)).toEqual([]);
    const preview = await server.app.request(`/api/projects/${studio.projectId}/import/preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: 'Capítulo;Personaje;Persona\n1;Grumete;Ana Uno\n',
    });
    expect(JSON.stringify(await preview.json())).toContain('No hay ninguna persona con la cuenta activa');
  });
});

describe('an active ADMIN always remains', () => {
  /** Runs 25 rounds in which both attack at the same moment, each with an older session; gives the two statuses of each round. */
  async function bothAtOnce(attack: (who: string, other: string) => ReturnType<typeof call>) {
    const rival = await server.createUser('rival@estudio.cl', { role: 'ADMIN' });
    const both = server.db.updateTable('users').where('id', 'in', [admin.id, rival.id]);
    const sessionOf = async (id: string) => {
      const { password_hash } = await server.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (await startSession(server.db, id, password_hash, server.now(), '')) ?? '';
    };
    const answers: number[][] = [];
    for (let round = 0; round < 25; round++) {
      await both.set({ role: 'ADMIN', deactivated_at: null, updated_at: server.now() }).execute();
      const [ours, theirs] = [await sessionOf(admin.id), await sessionOf(rival.id)];
      const pair = await Promise.all([attack(ours, rival.id), attack(theirs, admin.id)]);
      answers.push(pair.map(({ status }) => status).sort());
      const left = await server.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'ADMIN')
        .where('state', '=', 'active')
        .execute();
      expect(left).toHaveLength(1);
    }
    return answers;
  }

  test('when two demote each other at the same moment, 25 times', async () => {
    const updatedAt = server.now().toISOString();
    const answers = await bothAtOnce((who, other) =>
      call('PUT', `/users/${other}/role`, { role: 'USER', updatedAt }, who),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(['200,403']));
  });

  test('when two deactivate each other at the same moment, 25 times', async () => {
    const answers = await bothAtOnce((who, other) => setStates({ active: false, ids: [other] }, who));
    // The loser is no longer ADMIN (403), or their session has ended (401).
    for (const pair of answers) expect(['200,401', '200,403']).toContain(String(pair));
  });
});

describe('a role', () => {
  test('changes at once, never one’s own, and never over somebody else’s change', async () => {
    const { id, email } = await person('Gala', 'Montiel');
    const theirs = await server.tokenFor(email);
    const { updatedAt } = (await call('GET', '/users?search=gala')).body.items[0];
    const change = (role: string, at = updatedAt, of = id) =>
      call('PUT', `/users/${of}/role`, { role, updatedAt: at });
    expect((await call('GET', '/users', undefined, theirs)).status).toBe(403);
    const { body: saved } = await change('ADMIN');
    expect(saved).toMatchObject({ id, role: 'ADMIN' });
    expect((await call('GET', '/users', undefined, theirs)).status).toBe(200);
    expect(await change('USER')).toMatchObject({ status: 409, body: { code: 'STALE', current: saved } });
    expect(await change('ADMIN', updatedAt, admin.id)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    expect((await change('USER', saved.updatedAt)).status).toBe(200);
    expect(await change('USER', updatedAt, admin.id)).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    });
    for (const nobody of ['ninguna', crypto.randomUUID()])
      expect((await change('USER', updatedAt, nobody)).status).toBe(404);
    expect(await change('ROOT')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'role', message: 'Elige un rol' }] },
    });
  });

  test('of ADMIN goes to the person who reads the mail, not to the one who chose the password at registration', async () => {
    const registered = { first_name: 'Elisa', last_name: 'Huenupi', email: 'elisa@correo.cl' };
    await call('POST', '/users/auth/register', {
      ...registered,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    });
    const activation = tokenIn((await server.mails())[0], 'activate');
    const { id, updatedAt } = (await call('GET', '/users?search=elisa')).body.items[0];
    expect((await call('PUT', `/users/${id}/role`, { role: 'ADMIN', updatedAt })).status).toBe(200);
    expect((await call('POST', '/users/auth/activate', { token: activation })).status).toBe(422);
    await call('POST', `/users/${id}/activation`);
    expect(tokenIn((await server.mails())[0], 'change-password')).toBeTruthy();
  });
});

test('somebody’s sessions are all closed at once; of one’s own, the others', async () => {
  const { id, email } = await person('Gala', 'Montiel');
  const theirs = [await server.tokenFor(email), await server.tokenFor(email)];
  expect((await call('DELETE', `/users/${id}/sessions`)).body).toEqual({ closed: 2 });
  expect((await call('GET', '/users/me', undefined, theirs[0])).status).toBe(401);
  const other = await server.tokenFor('fermin@estudio.cl');
  expect((await call('DELETE', `/users/${admin.id}/sessions`)).body).toEqual({ closed: 1 });
  expect((await call('GET', '/users/me', undefined, other)).status).toBe(401);
  expect((await call('GET', '/users/me')).status).toBe(200);
  expect((await call('DELETE', '/users/ninguna/sessions')).status).toBe(404);
  const [line] = withoutReadings((await call('GET', `/history/person/${id}`)).body.items);
  expect(line?.changes).toEqual([{ field: 'sessions', from: 2, to: 0 }]);
});

test('the activation mail is sent again only to a person who has not activated', async () => {
  const { id } = await person('Elisa', 'Huenupi', { isActive: false });
  expect((await call('POST', `/users/${id}/activation`)).status).toBe(202);
  const [mail] = await server.mails();
  expect(mail?.subject).toBe('Activa tu cuenta');
  await call('POST', '/users/auth/activate', { token: tokenIn(mail, 'activate') });
  expect(await call('POST', `/users/${id}/activation`)).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_ACTIVATED' },
  });
  expect((await call('POST', `/users/${crypto.randomUUID()}/activation`)).status).toBe(404);
});

describe('an invitation', () => {
  const INVITED = { first_name: 'Elisa', last_name: 'Huenupi', email: 'elisa@correo.cl', role: 'ADMIN' };
  const NEW = { password: 'violeta campana 73', passwordConfirmation: 'violeta campana 73' };
  const inviteElisa = (changes: object = {}) =>
    call('POST', '/users/invitations', { ...INVITED, ...changes });
  /** Invites again after seeing the present invitation, as the dialog does. */
  const inviteAgain = async (changes: object = {}) => {
    const { body } = await inviteElisa(changes);
    return inviteElisa({ ...changes, shown: invitationShown(body.current) });
  };
  const choose = (link: string, password = NEW) =>
    call('POST', '/users/change-password', { ...password, token: link });

  test('makes an account whose password is chosen by the link, once and within seven days', async () => {
    expect(await inviteElisa()).toMatchObject({ status: 202, body: {} });
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Te invitaron a Estudio de Doblaje');
    expect(mail?.text).toContain('7 días');
    expect(mail?.text).toContain('Hola, Elisa:');
    const link = tokenIn(mail, 'change-password');
    expect((await call('GET', '/users?search=elisa')).body.items[0]).toMatchObject({
      role: 'ADMIN',
      state: 'unactivated',
    });
    server.wait(7 * 24 * 60 * 60_000 - 1000);
    expect((await choose(link)).status).toBe(200);
    // A first password causes no mail about a changed password.
    expect(await server.mails()).toEqual([]);
    expect((await server.logIn(INVITED.email, NEW.password)).body.role).toBe('ADMIN');
    expect((await choose(link)).status).toBe(422);
  });

  test('ends after seven days; recovering the password still leads in', async () => {
    await inviteElisa();
    const link = tokenIn((await server.mails())[0], 'change-password');
    server.wait(7 * 24 * 60 * 60_000);
    expect(await choose(link)).toMatchObject({ status: 422, body: { code: 'LINK_INVALID' } });
    await call('POST', '/users/auth/resend-activation', { email: INVITED.email });
    const [again] = await server.mails();
    expect(again?.subject).toBe('Te invitaron a Estudio de Doblaje');
    await call('POST', '/users/send-mail/resetpassword', { email: INVITED.email });
    expect((await choose(tokenIn((await server.mails())[0], 'change-password'))).status).toBe(200);
  });

  test('can be taken back: its link says so, the role goes, no mail follows, and it can be sent again', async () => {
    await inviteElisa();
    const link = tokenIn((await server.mails())[0], 'change-password');
    // The mail goes out again, and is still on its way.
    expect((await inviteAgain()).status).toBe(202);
    const [{ id }] = (await call('GET', '/users?search=elisa')).body.items;
    const invitation = async () => (await call('GET', `/users/${id}`)).body.invitation;
    expect(await invitation()).toBe('open');
    const withdraw = () => call('DELETE', `/users/${id}/invitation`);
    expect(await withdraw()).toMatchObject({ status: 200, body: {} });
    expect(await withdraw()).toMatchObject({ status: 200, body: {} });
    expect(await invitation()).toBe('withdrawn');
    expect(await server.mails()).toEqual([]);
    expect(await choose(link)).toMatchObject({
      status: 422,
      body: {
        code: 'INVITATION_WITHDRAWN',
        message: 'El estudio retiró esta invitación: su enlace ya no sirve.',
      },
    });
    expect((await call('GET', '/users?search=elisa')).body.items[0]).toMatchObject({
      role: 'USER',
      state: 'unactivated',
    });
    const told = withoutReadings((await call('GET', `/history/person/${id}`)).body.items);
    expect(told.filter(({ changes: [change] }) => change?.field === 'invitation_withdrawn')).toMatchObject([
      { changes: [{}, { field: 'role', from: 'Administración', to: 'Usuario' }], actor: { id: admin.id } },
    ]);
    await inviteElisa();
    expect(await invitation()).toBe('open');
    const again = tokenIn((await server.mails())[0], 'change-password');
    expect(await choose(link)).toMatchObject({ status: 422, body: { code: 'LINK_INVALID' } });
    expect((await choose(again)).status).toBe(200);
    // Too late to withdraw: the account is active.
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'ALREADY_ACTIVATED' } });
    expect((await server.logIn(INVITED.email, NEW.password)).body.role).toBe('ADMIN');
  });

  test('of an unknown person or one who only registered cannot be taken back', async () => {
    expect((await call('DELETE', '/users/nadie/invitation')).status).toBe(404);
    const { id } = await server.createUser('elisa@correo.cl', { isActive: false });
    expect((await call('DELETE', `/users/${id}/invitation`)).status).toBe(200);
    expect((await call('GET', `/users/${id}`)).body.invitation).toBe('none');
    expect(withoutReadings((await call('GET', `/history/person/${id}`)).body.items)).toEqual([]);
  });

  test('to an address with an account gets the same answer and changes nothing; a mail tells the owner', async () => {
    const { id } = await server.createUser('elisa@correo.cl');
    expect(await inviteElisa()).toMatchObject({ status: 202, body: {} });
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Ya tienes una cuenta');
    expect(`${mail?.text}`).not.toMatch(/auth\/change-password/);
    expect((await call('GET', '/users?search=elisa')).body.items).toMatchObject([
      { id, role: 'USER', first_name: 'Antonia' },
    ]);
    expect((await server.logIn('elisa@correo.cl')).status).toBe(200);
  });

  test('to a deactivated account: the mail says who invited, and that the account must be activated', async () => {
    const { id } = await server.createUser('elisa@correo.cl');
    await setStates({ active: false, ids: [id] });
    await inviteElisa();
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Tu cuenta está desactivada');
    expect(mail?.text).toContain('La administración de Estudio de Doblaje te invitó');
    expect(mail?.text).not.toMatch(/auth\/change-password/);
  });

  test('sent again corrects the name; the earlier link no longer works', async () => {
    await inviteElisa();
    const earlier = tokenIn((await server.mails())[0], 'change-password');
    server.wait(1000);
    expect((await inviteAgain({ first_name: 'Elisabet' })).status).toBe(202);
    const newest = tokenIn((await server.mails())[0], 'change-password');
    expect((await call('GET', '/users?search=huenupi')).body.items).toMatchObject([
      { first_name: 'Elisabet' },
    ]);
    expect((await choose(earlier)).status).toBe(422);
    expect((await choose(newest)).status).toBe(200);
  });

  test('to an address with an open invitation shows that one first: nothing is sent or corrected unseen', async () => {
    await inviteElisa({ first_name: 'Eliza' });
    await server.mails();
    const refused = await inviteElisa();
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'STALE',
        message: expect.stringMatching(/ya tiene una invitación abierta: no se envió nada/),
        current: {
          email: INVITED.email,
          first_name: 'Eliza',
          last_name: 'Huenupi',
          role: 'ADMIN',
          invitedAt: server.now().toISOString(),
          invitedBy: 'Antonia Millaquén Rojas',
          isNameOwn: false,
        },
      },
    });
    expect(await server.mails()).toEqual([]);
    const [{ id, first_name }] = (await call('GET', '/users?search=huenupi')).body.items;
    expect(first_name).toBe('Eliza');
    const shown = invitationShown(refused.body.current);
    expect((await inviteElisa({ shown })).status).toBe(202);
    expect(await server.mails()).toHaveLength(1);
    // The invitation is in the person's history, with both names.
    const [told] = withoutReadings((await call('GET', `/history/person/${id}`)).body.items);
    expect(told).toMatchObject({
      actor: { id: admin.id },
      changes: [{ field: 'first_name', from: 'Eliza', to: 'Elisa' }, { field: 'invitation' }],
    });
    // Seeing the earlier invitation does not count as seeing this one, although both were sent in the same millisecond.
    expect((await inviteElisa({ shown })).body.current).toMatchObject({ first_name: 'Elisa' });
    // The invitation that was shown has been withdrawn.
    const newest = invitationShown((await inviteElisa()).body.current);
    await call('DELETE', `/users/${id}/invitation`);
    expect(await inviteElisa({ shown: newest })).toMatchObject({
      status: 409,
      body: {
        current: null,
        errors: [{ field: '', message: 'La invitación: ya no está.' }],
      },
    });
  });

  test('of two at once, one is sent and the other ADMIN is shown it', async () => {
    const names = ['Elisa', 'Eliza'];
    const answers = await Promise.all(names.map((first_name) => inviteElisa({ first_name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const sent = names[answers.findIndex(({ status }) => status === 202)];
    expect(answers.find(({ status }) => status === 409)?.body.current.first_name).toBe(sent);
    expect(await server.mails()).toHaveLength(1);
    expect((await call('GET', '/users?search=huenupi')).body.items).toMatchObject([{ first_name: sent }]);
  });

  test('to a person who registered by themselves says that their name stays', async () => {
    await server.createUser(INVITED.email, { isActive: false });
    expect((await inviteElisa()).status).toBe(202);
    expect((await inviteElisa()).body.current).toMatchObject({ first_name: 'Antonia', isNameOwn: true });
  });

  test('takes over a registration that was never activated: its password no longer works, its name stays', async () => {
    const { role: _, ...registered } = INVITED;
    await call('POST', '/users/auth/register', {
      ...registered,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    });
    const activation = tokenIn((await server.mails())[0], 'activate');
    await inviteElisa({ last_name: 'Huenupi Soto' });
    const link = tokenIn((await server.mails())[0], 'change-password');
    expect((await call('POST', '/users/auth/activate', { token: activation })).status).toBe(422);
    expect((await server.logIn(INVITED.email)).status).toBe(422);
    expect((await choose(link)).status).toBe(200);
    expect((await call('GET', '/users?search=elisa')).body.items).toMatchObject([
      { last_name: 'Huenupi', role: 'ADMIN', state: 'active' },
    ]);
  });

  test('sent twice with one key invites once; wrong fields are named', async () => {
    const send = () =>
      server.call('POST', '/users/invitations', INVITED, {
        token,
        headers: { 'idempotency-key': 'invitacion-de-elisa-1' },
      });
    await Promise.all([send(), send()]);
    expect(await server.mails()).toHaveLength(1);
    expect((await inviteElisa({ first_name: '', email: 'elisa', role: '' })).body.errors).toEqual([
      { field: 'first_name', message: 'El nombre es requerido' },
      { field: 'email', message: 'El correo electrónico es inválido' },
      { field: 'role', message: 'Elige un rol' },
    ]);
  });
});
