import type { NotificationItem, NotificationQueue } from '@doblaje/ui/NotificationRegion';

/** A notification that can be found again. */
export interface RecentNotice {
  readonly key: number;
  readonly type: NotificationItem['type'];
  readonly title: string;
  readonly message?: string | undefined;
  readonly at: Date;
  /** Text of the action that can still be done. */
  readonly actionText?: string | undefined;
}

/** The notifications with an action or an error, newest first, for as long as the page and the session last. */
export interface RecentNotices {
  get(): readonly RecentNotice[];
  subscribe(listener: () => void): () => void;
  /** Does the action of one, once. */
  act(key: number): void;
  clear(): void;
}

/** How many are kept. */
const MOST = 10;

interface Kept extends RecentNotice {
  /** Its id in the queue. A later notification may have the same, if this one has left. */
  id: string;
  action?: NotificationItem['action'];
  hasLeft?: boolean;
}

/**
 * Keeps the notifications that carry an action or an error: some people need longer to read or to reach them than they show (WCAG
 * 2.2.1). What the program takes back itself is no longer true and is not kept.
 * @returns the queue to notify through, and what can be found again
 */
export function keepRecent(
  queue: NotificationQueue,
  now: () => Date = () => new Date(),
): { notices: NotificationQueue; recent: RecentNotices } {
  const listeners = new Set<() => void>();
  let kept: readonly Kept[] = [];
  let lastKey = 0;

  function set(next: readonly Kept[]): void {
    kept = next.slice(0, MOST);
    for (const listener of [...listeners]) listener();
  }

  const change = (key: number, changes: Partial<Kept>) =>
    set(kept.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
  const USED = { action: undefined, actionText: undefined };

  const notify: NotificationQueue['notify'] = (options) => {
    const { type = 'info', title, message, action, onClose } = options;
    if (!action && type !== 'error') return queue.notify(options);
    const key = ++lastKey;
    const handle = queue.notify({
      ...options,
      onClose: (reason) => {
        if (reason === 'program') set(kept.filter((entry) => entry.key !== key));
        else change(key, { hasLeft: true, ...(reason === 'action' && USED) });
        onClose?.(reason);
      },
    });
    const { id } = handle;
    const others = kept.filter((entry) => entry.id !== id || entry.hasLeft);
    set([{ key, id, type, title, message, action, actionText: action?.text, at: now() }, ...others]);
    return handle;
  };

  return {
    notices: { ...queue, notify },
    recent: {
      get: () => kept,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      act(key) {
        const entry = kept.find((other) => other.key === key);
        if (!entry?.action) return;
        change(key, USED);
        entry.action.onAction();
        if (!entry.hasLeft) queue.close(entry.id, 'action');
      },
      clear: () => set([]),
    },
  };
}
