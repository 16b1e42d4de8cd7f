import { expect, test } from 'vitest';
import { parseConfig } from '../portal/config';
import { createPortal, STORAGE_KEYS } from '../portal/portal';
import { mainLoader } from './mainLoader';

/** A browser in which other tabs write to the storage without an event. */
function browser(values: Record<string, string>) {
  const kept = new Map(Object.entries(values));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, page: { localStorage, addEventListener: () => undefined } };
}

test('an answer about an earlier session leaves the current session alone', async () => {
  const { kept, page } = browser({ [STORAGE_KEYS.accessToken]: 'first', [STORAGE_KEYS.role]: 'USER' });
  const portal = createPortal(parseConfig({}), page);
  let answer = (_: unknown) => {};
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  const client = { auth: { users: { auth: { session: { $get: () => asked } } } } };
  const { current } = mainLoader({ ...portal, client: client as never })();

  kept.set(STORAGE_KEYS.accessToken, 'second');
  kept.set(STORAGE_KEYS.role, 'ADMIN');
  kept.set(STORAGE_KEYS.rutAlertShown, 'true');
  const before = new Map(kept);
  answer({ ok: true, json: async () => ({ role: 'USER', userId: 'the first one' }) });
  await current;
  expect(kept).toEqual(before);
});
