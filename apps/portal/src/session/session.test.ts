import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session';

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  clear() {
    this.items.clear();
  }
}

function twoTabs() {
  const storage = new MemoryStorage();
  const pages = [new EventTarget(), new EventTarget()];
  const [mine, other] = pages.map((page) => createSession(storage, page));
  /** The browser reports a write to every other tab, but not to the tab that wrote. */
  const tell = (page: number) =>
    pages[page]?.dispatchEvent(Object.assign(new Event('storage'), { storageArea: storage }));
  if (!mine || !other) throw new Error('two tabs expected');
  return { storage, mine, other, tell };
}

const LOGIN = { accessToken: 'token-1', role: 'USER', userId: 'antonia' } as const;
const OTHERS = { accessToken: 'token-2', role: 'USER', userId: 'bea' } as const;

describe('the stored session', () => {
  test('log-out clears token, role and both flags', () => {
    const { storage, mine } = twoTabs();
    mine.start(LOGIN);
    mine.markShown('rutAlertShown');
    mine.markShown('boletaAlertShown');
    mine.end('logout');
    expect(mine.get()).toEqual({
      token: null,
      role: null,
      userId: null,
      rutAlertShown: false,
      boletaAlertShown: false,
    });
    expect(storage.length).toBe(0);
  });

  test('an expired session clears the token only', () => {
    const { mine } = twoTabs();
    mine.start(LOGIN);
    mine.markShown('rutAlertShown');
    mine.end('expired');
    expect(mine.get()).toEqual({
      token: null,
      role: 'USER',
      userId: 'antonia',
      rutAlertShown: true,
      boletaAlertShown: false,
    });
  });

  test('flags left by an expired session hold for the same person, and for nobody else', () => {
    const { mine } = twoTabs();
    mine.start(LOGIN);
    mine.markShown('rutAlertShown');
    mine.markShown('boletaAlertShown');
    mine.end('expired');
    mine.start({ ...LOGIN, accessToken: 'token-3' });
    expect(mine.get()).toMatchObject({ rutAlertShown: true, boletaAlertShown: true });
    mine.end('expired');
    mine.start(OTHERS);
    expect(mine.get()).toMatchObject({ token: 'token-2', rutAlertShown: false, boletaAlertShown: false });
  });

  test('what one person was shown is not marked for the next person', () => {
    const { mine } = twoTabs();
    mine.start(LOGIN);
    mine.end('expired');
    mine.start(OTHERS);
    mine.markShown('rutAlertShown', LOGIN.accessToken);
    expect(mine.get().rutAlertShown).toBe(false);
    mine.markShown('rutAlertShown', OTHERS.accessToken);
    expect(mine.get().rutAlertShown).toBe(true);
  });

  test('when the server says whose session it is, flags of somebody else are cleared', () => {
    const { mine } = twoTabs();
    mine.start(LOGIN);
    mine.markShown('rutAlertShown');
    mine.belongsTo(LOGIN.userId);
    expect(mine.get().rutAlertShown).toBe(true);
    mine.belongsTo(OTHERS.userId);
    expect(mine.get().rutAlertShown).toBe(false);
  });

  test('the menu keeps its state within a log-in and starts afresh with the next, however the last one ended', () => {
    const { storage, mine } = twoTabs();
    for (const end of ['logout', 'expired'] as const) {
      mine.start(LOGIN);
      expect(storage.getItem('menuExpanded')).toBeNull();
      storage.setItem('menuExpanded', 'false');
      mine.end(end);
    }
    mine.start(LOGIN);
    expect(storage.getItem('menuExpanded')).toBeNull();
  });

  test('another tab hears of login and log-out', () => {
    const { mine, other, tell } = twoTabs();
    const heard = vi.fn();
    other.subscribe(heard);
    mine.start(LOGIN);
    tell(1);
    expect(other.get().token).toBe('token-1');
    mine.end('logout');
    tell(1);
    expect(other.get().token).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a write that changes nothing is not announced, and nobody is told after unsubscribing', () => {
    const { mine } = twoTabs();
    mine.start(LOGIN);
    const heard = vi.fn();
    const stop = mine.subscribe(heard);
    mine.correctRole('USER');
    expect(heard).not.toHaveBeenCalled();
    stop();
    mine.end('logout');
    expect(heard).not.toHaveBeenCalled();
  });

  test('a token that no header can carry counts as none', () => {
    const { storage } = twoTabs();
    storage.setItem('accessToken', 'ñ→😀');
    expect(createSession(storage, new EventTarget()).get().token).toBeNull();
  });

  test('a token deleted by hand is noticed at the next look', () => {
    const { storage, mine } = twoTabs();
    mine.start(LOGIN);
    storage.removeItem('accessToken');
    mine.refresh();
    expect(mine.get().token).toBeNull();
  });

  test('an unknown role counts as none', () => {
    const { storage } = twoTabs();
    storage.setItem('role', 'ROOT');
    expect(createSession(storage, new EventTarget()).get().role).toBeNull();
  });
});
