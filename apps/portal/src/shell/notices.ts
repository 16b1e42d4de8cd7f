import type { NotificationOptions } from '@doblaje/ui/NotificationRegion';

/**
 * What screens want notified, until a layout shows it. Knows nothing of how: public pages load the notifications only
 * when there is one.
 */
export interface Notices {
  notify(options: NotificationOptions): void;
  /** Hands out what waits, and forgets it. */
  take(): readonly NotificationOptions[];
  /** How many were ever notified. */
  count(): number;
  subscribe(listener: () => void): () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let waiting: NotificationOptions[] = [];
  let count = 0;
  return {
    notify(options) {
      waiting.push(options);
      count += 1;
      for (const listener of listeners) listener();
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    count: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
