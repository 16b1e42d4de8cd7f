import { expect, test } from 'vitest';
import { PASSWORD, testServer, tokenIn } from './testServer';

const person = { first_name: 'Ñusta', last_name: 'Ibáñez', email: 'nueva@correo.cl' };

test('a password on the list of breaches is refused wherever one is chosen, in upper or lower case', async () => {
  const chosen = { password: 'Corvette', passwordConfirmation: 'Corvette' };
  const server = await testServer();
  await server.createUser('antonia@correo.cl');
  const token = await server.tokenFor('antonia@correo.cl');
  await server.call('POST', '/users/send-mail/resetpassword', { email: 'antonia@correo.cl' });
  const link = tokenIn((await server.mails())[0], 'change-password');
  const ways = [
    await server.call('POST', '/users/auth/register', { ...person, ...chosen }),
    await server.call('POST', '/users/change-password', { ...chosen, token: link }),
    await server.call('PUT', '/users/me/password', { currentPassword: PASSWORD, ...chosen }, { token }),
  ];
  for (const { status, body } of ways) {
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'password', message: 'Elige una contraseña menos común' }]);
  }
  // A refused password does not use up the link.
  const better = { password: 'violeta campana 73', passwordConfirmation: 'violeta campana 73' };
  expect((await server.call('POST', '/users/change-password', { ...better, token: link })).status).toBe(200);
  await server.close();
});
