import { send } from '@doblaje/contract/client';
import { afterEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../portal/config';
import { createPortal } from '../portal/portal';
import { checkRut } from '../shell/rutCheck';
import { onLogOut, onSessionEnd } from './forgetting';
import { createSession, type SessionStorage } from './session';

afterEach(() => vi.unstubAllGlobals());

function storage(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

function begun() {
  const session = createSession(storage(), { addEventListener: () => undefined });
  const forget = vi.fn();
  onLogOut(session, forget);
  return { session, forget };
}

test('a log-out is announced once; a login is no log-out', () => {
  const { session, forget } = begun();
  session.start({ accessToken: 'a', role: 'USER', userId: 'antonia' });
  expect(forget).not.toHaveBeenCalled();
  session.end('logout');
  expect(forget).toHaveBeenCalledTimes(1);
  session.start({ accessToken: 'b', role: 'USER', userId: 'bea' });
  expect(forget).toHaveBeenCalledTimes(1);
});

test('an expired session is not announced as a log-out, the log-out after it is', () => {
  const { session, forget } = begun();
  session.start({ accessToken: 'a', role: 'USER', userId: 'antonia' });
  session.end('expired');
  expect(forget).not.toHaveBeenCalled();
  session.end('logout');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('every session announces its end once, however it ends', () => {
  const { session } = begun();
  const forget = vi.fn();
  onSessionEnd(session, forget);
  for (const [times, end] of [
    [1, 'expired'],
    [2, 'logout'],
  ] as const) {
    session.start({ accessToken: end, role: 'USER', userId: 'a', user: { email: 'a@correo.cl' } } as never);
    session.end(end);
    expect(forget).toHaveBeenCalledTimes(times);
  }
  session.end('logout');
  expect(forget).toHaveBeenCalledTimes(2);
});

/** A portal whose requests never get an answer, and the list of those requests. */
function portalBegun() {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    requests.push(new Request(new URL(input, 'http://portal.test'), init));
    throw new TypeError('fetch failed');
  });
  const page = { localStorage: storage(), addEventListener: () => undefined };
  const portal = createPortal(parseConfig({}), page);
  const logIn = () => portal.session.start({ accessToken: 'a', role: 'USER', userId: 'antonia' });
  logIn();
  return { portal, logIn, requests };
}
test.each(['expired', 'logout'] as const)(
  'the checked RUT is forgotten with the session: %s',
  async (end) => {
    const { portal, logIn, requests } = portalBegun();
    const check = checkRut(portal, 'a');
    expect(checkRut(portal, 'a')).toBe(check);
    expect(await check).toEqual({ status: 'failed' });
    expect(requests).toHaveLength(1);
    portal.session.end(end);
    logIn();
    expect(checkRut(portal, 'a')).not.toBe(check);
  },
);

test.each([
  ['expired', true],
  ['logout', false],
] as const)(
  'after a session that ended by %s, a call without an answer keeps its key: %s',
  async (end, isKnown) => {
    const { portal, logIn, requests } = portalBegun();
    const create = () =>
      send(portal.client.catalogue.projects.$post({ json: { title: 'Marea baja' } as never })).catch(
        () => undefined,
      );
    await create();
    portal.session.end(end);
    logIn();
    await create();
    const [first, again] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again === first).toBe(isKnown);
  },
);
