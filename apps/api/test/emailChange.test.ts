import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../src/ground/time/time';
import { PASSWORD, testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: { id: string };
beforeAll(async () => {
  server = await testServer({ env: { CONTACT_EMAIL: 'hola@estudio.cl' } });
  admin = await server.createUser('fermin@correo.cl', { role: 'ADMIN' });
});
afterAll(() => server.close());

let count = 0;

/** Makes an active person with a session and no waiting mail. */
async function someone() {
  const email = `rayen${++count}@correo.cl`;
  const wanted = `rayen${count}.nueva@correo.cl`;
  const { id } = await server.createUser(email);
  const token = await server.tokenFor(email);
  await server.mails();
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, body, { token });
  const state = async () => (await call('GET', '/users/me/profile')).body.emailChange;
  return {
    ...{ id, email, wanted, token, call, state },
    ask: async (over: Record<string, unknown> = {}) =>
      call('PUT', '/users/me/email', {
        ...{ email: wanted, currentPassword: PASSWORD, updatedAt: (await state()).updatedAt },
        ...over,
      }),
    resend: async () => call('POST', '/users/me/email/resend', { updatedAt: (await state()).updatedAt }),
    cancel: async () => call('DELETE', '/users/me/email', { updatedAt: (await state()).updatedAt }),
  };
}

/** Each call gets a new session, because the tests let time pass. */
const asAdmin = async (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: await server.tokenFor('fermin@correo.cl') });

const askFor = async (id: string, email: string, over: Record<string, unknown> = {}) => {
  const { updatedAt } = (await asAdmin('GET', `/users/${id}`)).body.emailChange;
  return asAdmin('PUT', `/users/${id}/email`, {
    ...{ email, reason: 'Lo pidió por teléfono', updatedAt, ...over },
  });
};

const confirm = (token: string, session?: string) =>
  server.call('POST', '/users/auth/confirm-email', { token }, session ? { token: session } : {});
const stop = (token: string) => server.call('POST', '/users/auth/stop-email', { token });

const refusal = (code: string) => ({ status: 422, body: { code } });
const to = (mails: Email[], address: string) => mails.filter((mail) => mail.to?.[0]?.address === address);

/** The secrets in the two mails about a change. */
async function links({ email, wanted }: { email: string; wanted: string }) {
  const mails = await server.mails();
  const [asked, ...noMore] = to(mails, email);
  const [confirms, ...norMore] = to(mails, wanted);
  expect([noMore, norMore]).toEqual([[], []]);
  return { confirming: tokenIn(confirms, 'confirm-email'), stopping: tokenIn(asked, 'stop-email') };
}

interface Told {
  by: string;
  changes: { field: string; from?: string; to?: string }[];
}

/** What the person's history says about addresses, newest first. */
async function told(id: string): Promise<Told[]> {
  const { items } = (await asAdmin('GET', `/history/person/${id}`)).body;
  return items
    .map(({ actor, changes }: { actor: { id: string }; changes: { field: string }[] }) => ({
      by: actor.id,
      changes: changes.filter(({ field }) => field.startsWith('email') || field === 'reason'),
    }))
    .filter(({ changes }: { changes: unknown[] }) => changes.length > 0);
}

describe('by its person', () => {
  test('needs the password, is told to both addresses and confirmed by the link; then the new address logs in', async () => {
    const one = await someone();
    const { id, email, wanted } = one;
    const other = await server.tokenFor(email);
    const asked = await one.ask({ email: ` ${wanted.toUpperCase()} ` });
    expect(asked).toMatchObject({
      status: 200,
      body: { email, pending: { email: wanted, isExpired: false, isByStudio: false, reason: '' } },
    });
    const mails = await server.mails();
    const [warned] = to(mails, email);
    expect(warned).toMatchObject({ subject: 'Pidieron cambiar el correo de tu cuenta' });
    expect(warned?.text).toContain(wanted);
    expect(warned?.text).toContain('desde tu propia cuenta');
    expect(warned?.text).toContain('También puedes escribirle al estudio: hola@estudio.cl.');
    expect(warned?.text).not.toContain('/auth/confirm-email/');
    const [confirms] = to(mails, wanted);
    expect(confirms).toMatchObject({ subject: 'Confirma tu correo nuevo' });
    expect(confirms?.html).toContain('http://portal.test/auth/confirm-email/');
    expect(confirms?.text).not.toContain(email);
    expect(confirms?.text).not.toContain('/auth/stop-email/');

    // Nothing has changed before the confirmation.
    expect((await server.logIn(wanted)).status).toBe(422);
    expect((await server.logIn(email)).status).toBe(200);

    const token = tokenIn(confirms, 'confirm-email');
    expect(await confirm(token, one.token)).toMatchObject({
      status: 200,
      body: { email: wanted, isLoggedIn: true },
    });
    expect((await server.logIn(email)).status).toBe(422);
    expect((await server.logIn(wanted)).body.user.email).toBe(wanted);
    // The session that confirmed goes on; every other session ends.
    expect((await one.call('GET', '/users/auth/session')).body.user.email).toBe(wanted);
    expect((await server.call('GET', '/users/me', undefined, { token: other })).status).toBe(401);
    const [changed, ...others] = await server.mails();
    expect(others).toEqual([]);
    expect(changed).toMatchObject({ subject: 'El correo de tu cuenta cambió', to: [{ address: email }] });
    expect(changed?.text).toContain(`ahora es ${wanted}`);
    expect(changed?.text).toContain('escríbele al estudio cuanto antes: hola@estudio.cl.');
    expect(changed?.text).not.toMatch(/auth\/(confirm|stop|change)/);
    expect(await told(id)).toEqual([
      { by: id, changes: [{ field: 'email', from: email, to: wanted }] },
      { by: id, changes: [{ field: 'email_asked', from: email, to: wanted }] },
    ]);
    expect((await one.state()).pending).toBeNull();

    // A second confirmation, from any browser, changes nothing.
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: wanted, isLoggedIn: false } });
    expect(await server.mails()).toEqual([]);
    expect((await told(id)).length).toBe(2);
  });

  test('confirming in somebody else’s browser leaves that person’s session as it is', async () => {
    const [one, other] = [await someone(), await someone()];
    await one.ask();
    const { confirming } = await links(one);
    expect((await confirm(confirming, other.token)).body).toEqual({ email: one.wanted, isLoggedIn: false });
    expect((await other.call('GET', '/users/me')).status).toBe(200);
    expect((await one.call('GET', '/users/me')).status).toBe(401);
    // An invalid session token does not prevent the confirmation.
    expect((await confirm(confirming, 'de-nadie')).status).toBe(200);
  });

  test('is refused on its field for a wrong password, the current address and an empty one', async () => {
    const one = await someone();
    const on = (field: string, message: string) => ({
      status: 422,
      body: { errors: [{ field, message }] },
    });
    expect(await one.ask({ currentPassword: 'no es esta' })).toMatchObject(
      on('currentPassword', 'La contraseña actual no es correcta'),
    );
    expect(await one.ask({ email: one.email.toUpperCase() })).toMatchObject(
      on('email', 'Este ya es tu correo'),
    );
    expect(await one.ask({ email: 'rayen' })).toMatchObject(on('email', 'El correo electrónico es inválido'));
    expect((await one.ask({ email: '', currentPassword: '' })).body.errors).toEqual([
      { field: 'currentPassword', message: 'La contraseña es requerida' },
      { field: 'email', message: 'El correo electrónico es requerido' },
    ]);
    expect(await server.mails()).toEqual([]);
    expect((await one.state()).pending).toBeNull();
  });

  test('to somebody’s address: the answer and the page reveal nothing, and its owner is told', async () => {
    const [one, owner] = [await someone(), await someone()];
    const free = await one.ask();
    await one.cancel();
    await server.mails();
    const taken = await one.ask({ email: owner.email });
    const shape = ({ status, body }: typeof free) => ({
      status,
      keys: Object.keys(body.pending),
      flags: [body.pending.isExpired, body.pending.isByStudio, body.pending.reason],
    });
    expect(shape(taken)).toEqual(shape(free));
    const [mail] = to(await server.mails(), owner.email);
    expect(mail).toMatchObject({ subject: 'Ya tienes una cuenta con este correo' });
    expect(mail?.text).not.toMatch(/confirm-email|stop-email/);
    expect(mail?.text).not.toContain(one.email);
    expect(await one.resend()).toMatchObject({ status: 200 });
  });

  test('two people ask for one address: the first to confirm gets it, the other is told', async () => {
    const [one, other] = [await someone(), await someone()];
    await one.ask();
    const first = await links(one);
    await other.ask({ email: one.wanted });
    const second = await links({ email: other.email, wanted: one.wanted });
    const answers = await Promise.all([confirm(first.confirming), confirm(second.confirming)]);
    const [lost] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(lost).toMatchObject({ ...refusal('EMAIL_TAKEN') });
    // Both can still log in, one of them with the new address.
    const logins = await Promise.all([one.email, other.email, one.wanted].map((of) => server.logIn(of)));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(2);
    await server.mails();
  });

  test('a link pressed twice at the same moment makes the change once', async () => {
    const one = await someone();
    await one.ask();
    const { confirming } = await links(one);
    const answers = await Promise.all([confirm(confirming), confirm(confirming)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.mails()).toHaveLength(1);
    expect(await told(one.id)).toHaveLength(2);
  });

  test('a link is valid for 48 hours, and when sent again it is valid again', async () => {
    const one = await someone();
    await one.ask();
    const { confirming } = await links(one);
    server.wait(48 * HOUR + MINUTE);
    expect(await confirm(confirming)).toMatchObject(refusal('LINK_EXPIRED'));
    const token = await server.tokenFor(one.email);
    const call = (method: string, path: string, body?: unknown) => server.call(method, path, body, { token });
    const { pending, updatedAt } = (await call('GET', '/users/me/profile')).body.emailChange;
    expect(pending).toMatchObject({ email: one.wanted, isExpired: true });
    expect((await call('POST', '/users/me/email/resend', { updatedAt })).body.pending).toMatchObject({
      isExpired: false,
    });
    const mails = await server.mails();
    // The present address already got its mail.
    expect(to(mails, one.email)).toEqual([]);
    expect((await confirm(tokenIn(to(mails, one.wanted)[0], 'confirm-email'))).status).toBe(200);
    expect((await told(one.id)).map(({ changes }) => changes[0]?.field)).toEqual([
      ...['email', 'email_resent', 'email_asked'],
    ]);
    await server.mails();
  });

  test('after cancelling, the links lead nowhere and say so; after asking again, only the new links work', async () => {
    const one = await someone();
    await one.ask();
    const before = await links(one);
    expect(await one.cancel()).toMatchObject({ status: 200, body: { pending: null } });
    expect(await confirm(before.confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    // Stopping a cancelled change succeeds: the result is what the person wants.
    expect((await stop(before.stopping)).status).toBe(200);
    expect(await one.cancel()).toMatchObject({ status: 404 });
    expect(await one.resend()).toMatchObject({ status: 404 });

    await one.ask();
    const second = await links(one);
    const third = `otra.${one.wanted}`;
    await one.ask({ email: third });
    expect(await confirm(second.confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    const last = await links({ email: one.email, wanted: third });
    expect((await confirm(last.confirming)).body.email).toBe(third);
    expect((await stop(last.stopping)).body.code).toBe('EMAIL_CONFIRMED');
    await server.mails();
  });

  test('a mail not yet written when the change is cancelled is not sent', async () => {
    const one = await someone();
    await one.ask();
    await one.cancel();
    expect(await server.mails()).toEqual([]);
  });

  test('the link mailed to the current address stops the change once and for all', async () => {
    const one = await someone();
    await one.ask();
    const { confirming, stopping } = await links(one);
    expect(await stop(stopping)).toMatchObject({ status: 200, body: {} });
    expect((await stop(stopping)).status).toBe(200);
    expect(await confirm(confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    expect((await one.state()).pending).toBeNull();
    expect((await told(one.id))[0]).toEqual({
      ...{ by: one.id, changes: [{ field: 'email_stopped', from: one.email, to: one.wanted }] },
    });
    // Each link does only what it says.
    expect(await stop(confirming)).toMatchObject(refusal('LINK_INVALID'));
    expect(await confirm(stopping)).toMatchObject(refusal('LINK_INVALID'));
  });

  test('a second tab sees what the first one has asked for', async () => {
    const one = await someone();
    const { updatedAt } = await one.state();
    await one.ask();
    const stale = { status: 409, body: { code: 'STALE', current: { pending: { email: one.wanted } } } };
    expect(await one.ask({ email: 'tercera@correo.cl', updatedAt })).toMatchObject(stale);
    expect(await one.call('DELETE', '/users/me/email', { updatedAt })).toMatchObject(stale);
    expect(await one.call('POST', '/users/me/email/resend', { updatedAt })).toMatchObject(stale);
    await server.mails();
  });
});

describe('links sent to the old address', () => {
  test('one to choose a password ends; a mail with one that is not written yet goes to the new address', async () => {
    const one = await someone();
    const recover = () => server.call('POST', '/users/send-mail/resetpassword', { email: one.email });
    await recover();
    const [reset] = await server.mails();
    await one.ask();
    const { confirming } = await links(one);
    await recover();
    await confirm(confirming);
    const NEW = 'otra frase bien larga';
    const change = (token: string) =>
      server.call('POST', '/users/change-password', { token, password: NEW, passwordConfirmation: NEW });
    expect(await change(tokenIn(reset, 'change-password'))).toMatchObject(refusal('LINK_INVALID'));
    const mails = await server.mails();
    expect(to(mails, one.email).map(({ subject }) => subject)).toEqual(['El correo de tu cuenta cambió']);
    expect((await change(tokenIn(to(mails, one.wanted)[0], 'change-password'))).status).toBe(200);
    await server.mails();
  });

  test('a new password ends a waiting change, however it was chosen', async () => {
    const one = await someone();
    await one.ask();
    const first = await links(one);
    const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
    await one.call('PUT', '/users/me/password', { ...passwords, currentPassword: PASSWORD });
    expect(await confirm(first.confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    expect((await one.state()).pending).toBeNull();
    await server.mails();
    await one.ask();
    const second = await links(one);
    await server.call('POST', '/users/send-mail/resetpassword', { email: one.email });
    const token = tokenIn((await server.mails())[0], 'change-password');
    expect((await server.call('POST', '/users/change-password', { ...passwords, token })).status).toBe(200);
    expect(await confirm(second.confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    expect((await told(one.id)).map(({ by, changes }) => [by, changes[0]?.field])).toEqual([
      [one.id, 'email_cancelled'],
      [one.id, 'email_asked'],
      [one.id, 'email_cancelled'],
      [one.id, 'email_asked'],
    ]);
    await server.mails();
  });

  test('a request whose password changed after it was verified asks for nothing', async () => {
    const one = await someone();
    const { updatedAt } = await one.state();
    const password = 'otra frase bien larga';
    const [changed, asked] = await Promise.all([
      one.call('PUT', '/users/me/password', {
        ...{ currentPassword: PASSWORD, password, passwordConfirmation: password },
      }),
      one.ask({ updatedAt }),
    ]);
    expect(changed.status).toBe(204);
    // In either order, no change may wait that was requested with the old password.
    expect([200, 409, 422]).toContain(asked.status);
    expect((await one.state()).pending).toBeNull();
    await server.mails();
  });
});

describe('by ADMIN', () => {
  test('needs a reason, which the history keeps; the old address is told who asked', async () => {
    const one = await someone();
    expect(await askFor(one.id, one.wanted)).toMatchObject({
      status: 200,
      body: { pending: { email: one.wanted, isByStudio: true, reason: 'Lo pidió por teléfono' } },
    });
    const mails = await server.mails();
    expect(to(mails, one.email)[0]?.text).toContain('Lo pidió la administración de');
    expect(to(mails, one.email)[0]?.text).not.toContain('recover-password');
    const [confirms] = to(mails, one.wanted);
    expect((await confirm(tokenIn(confirms, 'confirm-email'))).status).toBe(200);
    expect(await told(one.id)).toEqual([
      { by: one.id, changes: [{ field: 'email', from: one.email, to: one.wanted }] },
      {
        by: admin.id,
        changes: [
          { field: 'email_asked', from: one.email, to: one.wanted },
          { field: 'reason', to: 'Lo pidió por teléfono' },
        ],
      },
    ]);
    await server.mails();
  });

  test('never says whose a taken address is; needs a reason; is not for their own account', async () => {
    const [one, owner] = [await someone(), await someone()];
    const taken = await askFor(one.id, owner.email);
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', message: 'Otra persona ya tiene este correo en su cuenta' }] },
    });
    expect(JSON.stringify(taken.body)).not.toMatch(/Antonia|rayen/);
    expect((await askFor(one.id, one.wanted, { reason: ' ' })).body.errors).toEqual([
      { field: 'reason', message: 'Escribe el motivo del cambio' },
    ]);
    expect(await askFor(one.id, one.email)).toMatchObject({ status: 422 });
    expect(await askFor(admin.id, 'jefe@correo.cl')).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    const body = { email: 'a@b.cl', reason: 'Lo pidió', updatedAt: '2026-11-20T12:00:00.000Z' };
    for (const id of ['nadie', crypto.randomUUID()])
      expect((await asAdmin('PUT', `/users/${id}/email`, body)).status).toBe(404);
    expect(await server.mails()).toEqual([]);
  });

  test('can be sent again and cancelled, even when the person asked for it', async () => {
    const one = await someone();
    await one.ask();
    await server.mails();
    const { updatedAt } = (await asAdmin('GET', `/users/${one.id}`)).body.emailChange;
    const sent = await asAdmin('POST', `/users/${one.id}/email/resend`, { updatedAt });
    expect(sent.status).toBe(200);
    const [confirms] = await server.mails();
    const cancel = (at: string) => asAdmin('DELETE', `/users/${one.id}/email`, { updatedAt: at });
    expect(await cancel(updatedAt)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await cancel(sent.body.updatedAt)).toMatchObject({ status: 200, body: { pending: null } });
    expect(await confirm(tokenIn(confirms, 'confirm-email'))).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    expect((await told(one.id)).map(({ by, changes }) => [by, changes[0]?.field])).toEqual([
      [admin.id, 'email_cancelled'],
      [admin.id, 'email_resent'],
      [one.id, 'email_asked'],
    ]);
  });

  test('is not for an inactive account; deactivating ends a waiting change', async () => {
    const unactivated = await server.createUser('sin-activar@correo.cl', { isActive: false });
    expect(await askFor(unactivated.id, 'otra-sin@correo.cl')).toMatchObject({
      status: 409,
      body: { code: 'NOT_POSSIBLE', message: expect.stringContaining('invitación') },
    });
    const one = await someone();
    await one.ask();
    const { confirming } = await links(one);
    const set = (active: boolean) => asAdmin('POST', '/users/states', { active, ids: [one.id] });
    expect((await set(false)).status).toBe(200);
    expect(await confirm(confirming)).toMatchObject(refusal('LINK_INVALID'));
    expect(await askFor(one.id, one.wanted)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect((await set(true)).status).toBe(200);
    expect(await confirm(confirming)).toMatchObject(refusal('EMAIL_CHANGE_OVER'));
    expect((await told(one.id))[0]).toEqual({
      by: admin.id,
      changes: [{ field: 'email_cancelled', from: one.email, to: one.wanted }],
    });
    await server.mails();
  });

  test('a mail that was refused for good is sent again, to the same address', async () => {
    const one = await someone();
    await one.ask();
    await server.db
      .updateTable('mails')
      .set({ done_at: server.now(), failure: 'REFUSED 550' })
      .where('kind', '=', 'email-change-confirm')
      .where('user_id', '=', one.id)
      .execute();
    await server.mails();
    const { items } = (await asAdmin('GET', `/mails/undelivered?personId=${one.id}`)).body;
    expect(items).toMatchObject([{ what: 'Confirmar el correo nuevo', address: one.wanted }]);
    await asAdmin('POST', `/mails/undelivered/${items[0].id}/resend`);
    const [mail] = await server.mails();
    expect(mail?.to?.[0]?.address).toBe(one.wanted);
    expect((await confirm(tokenIn(mail, 'confirm-email'))).status).toBe(200);
    await server.mails();
  });
});

test('erasing one’s data leaves no address and no link; the export names a waiting change', async () => {
  const one = await someone();
  await one.ask();
  const { confirming, stopping } = await links(one);
  await one.resend();
  expect((await one.call('DELETE', '/users/me', { password: PASSWORD })).status).toBe(204);
  expect(await server.mails()).toEqual([]);
  expect(await confirm(confirming)).toMatchObject(refusal('LINK_INVALID'));
  expect(await stop(stopping)).toMatchObject(refusal('LINK_INVALID'));
  const rows = await server.db
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', one.id)
    .execute();
  expect(rows).toEqual([]);
});

test('a made-up link does not work, and a mail about an account goes to its current address', async () => {
  expect(await confirm('x'.repeat(43))).toMatchObject(refusal('LINK_INVALID'));
  expect(await stop('x'.repeat(43))).toMatchObject(refusal('LINK_INVALID'));
  const one = await someone();
  await one.ask();
  const { confirming } = await links(one);
  // The mail is requested before the change and written after it.
  await server.call('POST', '/users/auth/register', {
    ...{ first_name: 'Otra', last_name: 'Persona', email: one.email },
    ...{ password: PASSWORD, passwordConfirmation: PASSWORD },
  });
  await confirm(confirming);
  const mails = await server.mails();
  expect(to(mails, one.wanted).map(({ subject }) => subject)).toEqual(['Ya tienes una cuenta']);
});
