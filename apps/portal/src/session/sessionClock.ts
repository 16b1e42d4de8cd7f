/** How long before its end a person is told, in milliseconds. WCAG 2.2.1 asks for 20 seconds at least. */
const WARNED_FOR = 5 * 60_000;

const MINUTE = 60_000;
/** A device that slept wakes with its timers late, so the time is looked at this often. */
const LOOK_EVERY = 30_000;
/** The same in the last minutes, which the person sees. */
const LOOK_EVERY_WARNED = 5000;
/** After the end the server is asked, a moment late: an early question would make the session last again. */
const GRACE = 1000;

/** How long the session lasts if nobody uses it. */
export interface SessionClock {
  /** The server has told how many seconds are left. */
  heard(seconds: number): void;
  /** The session is over, or it is another one. */
  forget(): void;
  /** Minutes until the end, rounded up, while there are few; null before, and without a session. */
  minutesLeft(): number | null;
  subscribe(listener: () => void): () => void;
}

/** The tabs of this browser tell each other what they heard. */
export type Tabs = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/**
 * Counts down the seconds that the server tells, with every answer, in every tab. Only their length counts, so a device may have any time
 * of day. A device that is set back counts by its steady clock, one that slept by its time of day.
 * @param ask asks the server whether the session is over. Its answer, or its refusal, changes what this clock knows.
 * @param join called with the first answer, because a page without a session has nothing to tell
 */
export function createSessionClock(ask: () => Promise<unknown>, join: () => Tabs | null): SessionClock {
  const listeners = new Set<() => void>();
  let ends: { byDay: number; steadily: number } | null = null;
  let shown: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tabs: Tabs | null | undefined;

  function show(minutes: number | null): void {
    if (minutes === shown) return;
    shown = minutes;
    for (const listener of [...listeners]) listener();
  }

  function look(): void {
    clearTimeout(timer);
    if (ends === null) {
      show(null);
      return;
    }
    const left = Math.min(ends.byDay - Date.now(), ends.steadily - performance.now());
    const isEnding = left <= WARNED_FOR;
    show(isEnding ? Math.max(0, Math.ceil(left / MINUTE)) : null);
    const isOver = left <= -GRACE;
    // Without a connection it is asked again with the next look.
    if (isOver) ask().catch(() => undefined);
    const next = isEnding ? left + GRACE : left - WARNED_FOR;
    const most = isEnding && !isOver ? LOOK_EVERY_WARNED : LOOK_EVERY;
    timer = setTimeout(look, isOver ? most : Math.min(Math.ceil(next), most));
  }

  function take(milliseconds: number): void {
    ends = { byDay: Date.now() + milliseconds, steadily: performance.now() + milliseconds };
    look();
  }

  return {
    heard(seconds) {
      if (!Number.isFinite(seconds)) return;
      if (tabs === undefined) {
        tabs = join();
        if (tabs) tabs.onmessage = ({ data }) => take(data);
      }
      take(seconds * 1000);
      tabs?.postMessage(seconds * 1000);
    },
    forget() {
      ends = null;
      look();
    },
    minutesLeft: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
