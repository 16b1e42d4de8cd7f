import { describe, expect, it } from 'vitest';
import { CLEARED_ON_EXPIRY, CLEARED_ON_LOGOUT, EMPTY_AUTH_USER, endsSession, STORAGE_KEYS } from './index';

describe('endsSession', () => {
  it.each([
    [401, 'Invalid token'],
    [401, 'No token provided'],
    [400, 'No token provided'],
    [403, 'No token provided'],
    [500, 'No token provided'],
  ])('ends at %i with %j', (status, message) => {
    expect(endsSession(status, message)).toBe(true);
  });

  it.each([
    [403, 'Invalid token'],
    [500, 'Invalid token'],
    [200, 'No token provided'],
    [399, 'No token provided'],
    [401, 'Correo o contraseña incorrectos'],
    [401, 'invalid token'],
    [401, ''],
    [401, undefined],
    [401, { message: 'Invalid token' }],
    [Number.NaN, 'No token provided'],
    ['500', 'No token provided'],
    [null, null],
  ])('goes on at %j with %j', (status, message) => {
    expect(endsSession(status, message)).toBe(false);
  });
});

describe('storage', () => {
  it('has the four keys of the spec', () => {
    expect(Object.values(STORAGE_KEYS)).toEqual(['accessToken', 'role', 'rutAlertShown', 'boletaAlertShown']);
  });

  it('loses everything on log-out, but only the token when the session expires', () => {
    expect([...CLEARED_ON_LOGOUT].sort()).toEqual([
      'accessToken',
      'boletaAlertShown',
      'role',
      'rutAlertShown',
    ]);
    expect(CLEARED_ON_EXPIRY).toEqual(['accessToken']);
  });

  it('starts with nobody', () => {
    expect(EMPTY_AUTH_USER).toEqual({ email: '', first_name: '', last_name: '', rol: '' });
  });
});
