import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionClock, type Tabs } from './sessionClock';

const MINUTE = 60_000;
const TWELVE_HOURS = 12 * 3600;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function made({ tabs = null }: { tabs?: Tabs | null } = {}) {
  const ask = vi.fn(async () => undefined);
  const clock = createSessionClock(ask, () => tabs);
  return { ask, clock };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('the last five minutes are told, minute by minute, and the server is asked once they are over', async () => {
  const { ask, clock } = made();
  clock.heard(TWELVE_HOURS);
  await pass(12 * 60 * MINUTE - 5 * MINUTE - 1);
  expect(clock.minutesLeft()).toBeNull();
  await pass(1);
  expect(clock.minutesLeft()).toBe(5);
  await pass(MINUTE);
  expect(clock.minutesLeft()).toBe(4);
  await pass(4 * MINUTE);
  expect(clock.minutesLeft()).toBe(0);
  expect(ask).not.toHaveBeenCalled();
  await pass(1000);
  expect(ask).toHaveBeenCalledOnce();
});

test('an answer begins the time anew', async () => {
  const { ask, clock } = made();
  const heard = vi.fn();
  clock.subscribe(heard);
  clock.heard(60);
  expect(clock.minutesLeft()).toBe(1);
  clock.heard(TWELVE_HOURS);
  expect(clock.minutesLeft()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  await pass(10 * 60 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
});

test('without a connection the server is asked again', async () => {
  const { ask, clock } = made();
  ask.mockRejectedValue(new Error('offline'));
  clock.heard(30);
  await pass(31_000);
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a session that is over counts no more', async () => {
  const { ask, clock } = made();
  clock.heard(60);
  clock.forget();
  expect(clock.minutesLeft()).toBeNull();
  await pass(10 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
});

test('a device whose time of day is wrong counts the same, also when it is set back meanwhile', async () => {
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  const { clock } = made();
  clock.heard(TWELVE_HOURS);
  await pass(11 * 60 * MINUTE);
  expect(clock.minutesLeft()).toBeNull();
  vi.setSystemTime(new Date('1998-01-01T00:00:00Z'));
  await pass(55 * MINUTE);
  expect(clock.minutesLeft()).toBe(5);
});

test('a device that slept knows it when it wakes', async () => {
  const { ask, clock } = made();
  clock.heard(TWELVE_HOURS);
  await pass(MINUTE);
  vi.setSystemTime(Date.now() + 13 * 60 * MINUTE);
  await pass(30_000);
  expect(ask).toHaveBeenCalled();
});

test('what one tab hears quiets the others', async () => {
  const [mine, others] = [
    { postMessage: vi.fn(), onmessage: null } as Tabs,
    { postMessage: vi.fn(), onmessage: null } as Tabs,
  ];
  const first = made({ tabs: mine }).clock;
  const second = made({ tabs: others }).clock;
  vi.mocked(mine.postMessage).mockImplementation((data) =>
    others.onmessage?.call(others as BroadcastChannel, { data } as MessageEvent),
  );
  first.heard(TWELVE_HOURS);
  second.heard(120);
  expect(second.minutesLeft()).toBe(2);
  first.heard(TWELVE_HOURS);
  expect(second.minutesLeft()).toBeNull();
  expect(others.postMessage).toHaveBeenCalledOnce();
});

test('a header that is no number is not believed', () => {
  const { clock } = made();
  clock.heard(Number('pronto'));
  expect(clock.minutesLeft()).toBeNull();
});
