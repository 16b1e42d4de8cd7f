import { describe, expect, test } from 'vitest';
import { registerPath } from './registerPath';
import { afterLoginPath, loginPath, returnPath, withReturn } from './returnPaths';

describe('the way to the login and back', () => {
  test('keeps the page asked for, with its search', () => {
    const path = loginPath('/projects?search=voz&page=2');
    expect(path).toBe('/login?volver=%2Fprojects%3Fsearch%3Dvoz%26page%3D2');
    expect(afterLoginPath(path.slice('/login'.length))).toBe('/projects?search=voz&page=2');
  });

  test('/home, where everybody lands, is not kept', () => {
    expect(loginPath('/home')).toBe('/login');
    expect(afterLoginPath('')).toBe('/home');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/login',
    '/unknown',
    'javascript:alert(1)',
    '',
  ])('never leads to %j', (target) => {
    expect(afterLoginPath(`?volver=${encodeURIComponent(target)}`)).toBe('/home');
  });

  test('is kept between the pages on the way to a session', () => {
    const path = registerPath('/onboarding/4');
    expect(path).toBe('/register?volver=%2Fonboarding%2F4');
    const search = path.slice('/register'.length);
    expect(withReturn('/login', search)).toBe(loginPath('/onboarding/4'));
    expect(returnPath(search)).toBe('/onboarding/4');
  });

  test('is not kept where there is none, or none of the portal’s own', () => {
    expect(returnPath('')).toBeNull();
    expect(withReturn('/login', '?volver=//evil.example')).toBe('/login');
    expect(registerPath('https://evil.example')).toBe('/register');
  });
});
