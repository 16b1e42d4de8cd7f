import { expect, test, vi } from 'vitest';
import { onLogOut, onSessionEnd } from './forgetting';
import { createSession } from './session';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

function begun() {
  const session = createSession(storage(), { addEventListener: () => undefined });
  const forget = vi.fn();
  onLogOut(session, forget);
  return { session, forget };
}

test('a log-out is told once; a login is none', () => {
  const { session, forget } = begun();
  session.start({ accessToken: 'a', role: 'USER', userId: 'antonia' });
  expect(forget).not.toHaveBeenCalled();
  session.end('logout');
  expect(forget).toHaveBeenCalledTimes(1);
  session.start({ accessToken: 'b', role: 'USER', userId: 'bea' });
  expect(forget).toHaveBeenCalledTimes(1);
});

test('an expired session is not told, the log-out after it is', () => {
  const { session, forget } = begun();
  session.start({ accessToken: 'a', role: 'USER', userId: 'antonia' });
  session.end('expired');
  expect(forget).not.toHaveBeenCalled();
  session.end('logout');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('what is said to a person ends with the session, however it does, and once', () => {
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
