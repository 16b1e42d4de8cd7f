import { expect, test } from 'vitest';
import { testServer } from './testServer';

/** The mail about a deactivated account. */
async function toldInactive(env: Record<string, string>) {
  const server = await testServer({ env });
  const { call } = server;
  await server.createUser('fermin@estudio.cl', { role: 'ADMIN' });
  const token = await server.tokenFor('fermin@estudio.cl');
  const { id } = await server.createUser('camila@correo.cl');
  const { status } = await call('POST', '/users/states', { active: false, ids: [id] }, { token });
  expect(status).toBe(200);
  await call('POST', '/users/send-mail/resetpassword', { email: 'camila@correo.cl' });
  const [mail] = await server.mails();
  await server.close();
  return mail;
}

test('mails lead to the studio’s address and telephone', async () => {
  const mail = await toldInactive({ CONTACT_EMAIL: 'hola@estudio.cl', CONTACT_PHONE: '+56 2 2345 6789' });
  expect(mail?.text).toContain('escríbele al estudio: hola@estudio.cl o +56 2 2345 6789.');
  expect(mail?.html).toMatch(/<a href="mailto:hola@estudio\.cl"[^>]*>hola@estudio\.cl<\/a>/);
  expect(mail?.html).toMatch(/<a href="tel:\+56223456789"[^>]*>\+56 2 2345 6789<\/a>/);
});

test('mails name somebody else to ask where no setting says how to reach the studio', async () => {
  const mail = await toldInactive({});
  expect(mail?.text).toContain('díselo a la persona del estudio con la que trabajas');
  expect(mail?.text).not.toContain('escríbele al estudio');
});
