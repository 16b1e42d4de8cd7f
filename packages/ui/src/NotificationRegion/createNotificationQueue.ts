import type { MessageType } from '../ground/tile/look';
import type { NotificationPosition } from '../Notification/look';
import type { NotificationAction } from '../Notification/Notification';

/** Why a notification left: the person closed it or chose its action, its time ended, or the program closed it. */
export type NotificationCloseReason = 'dismiss' | 'action' | 'timeout' | 'program';

export interface NotificationOptions {
  /** @default 'info' */
  type?: MessageType;
  /** What happened, one line. */
  title: string;
  message?: string;
  /** Choosing the action also closes the notification. */
  action?: NotificationAction;
  /** @default 'top-right' */
  position?: NotificationPosition;
  /** Milliseconds until the notification closes by itself, with an action too. `null` never closes (spec §9). @default 5000 */
  timeout?: number | null;
  /** Your own id. A second notification with the same id replaces the first one's content. @default generated */
  id?: string;
  /** Whether an equal notification (type, title and message) that still shows or waits is shown only once. @default true */
  dedupe?: boolean;
  /** Called once when the notification leaves. */
  onClose?: (reason: NotificationCloseReason) => void;
}

/** A notification in the queue, with its defaults filled in. */
export interface NotificationItem extends Omit<NotificationOptions, 'dedupe'> {
  id: string;
  type: MessageType;
  position: NotificationPosition;
  timeout: number | null;
  /** Grows when the same notification is notified again, which restarts its time. */
  revision: number;
}

/** The properties that can change after a notification was shown. */
export type NotificationChanges = Omit<NotificationOptions, 'id' | 'dedupe'>;

/** Lets the caller of `notify` change or close its notification. After the notification has left, neither function does anything. */
export interface NotificationHandle {
  readonly id: string;
  /** Changes the notification's properties; the others stay. Its time starts anew. */
  update: (changes: Partial<NotificationChanges>) => void;
  /** Closes the notification, with 'program' as the reason. */
  dismiss: () => void;
}

export interface NotificationQueue {
  /** Shows a notification, or queues it while its corner is full. */
  notify: (options: NotificationOptions) => NotificationHandle;
  /** Closes one notification. An unknown id does nothing. */
  close: (id: string, reason?: NotificationCloseReason) => void;
  /** Closes all notifications, also the waiting ones. */
  clear: () => void;
  /** Calls back on every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The notifications that show now, oldest first. The array stays the same until something changes. */
  getSnapshot: () => readonly NotificationItem[];
}

const defaultTimeout = 5000;

/** The oldest `max` of each corner. Notifications that never close do not count, because they would block their corner. */
function pickVisible(items: readonly NotificationItem[], max: number): NotificationItem[] {
  const taken = new Map<NotificationPosition, number>();
  return items.filter(({ position, timeout }) => {
    if (timeout === null) return true;
    const count = (taken.get(position) ?? 0) + 1;
    taken.set(position, count);
    return count <= max;
  });
}

/**
 * The notifications of an application. The queue lives outside React, so loaders and
 * actions may notify too. A `NotificationRegion` shows it.
 *
 * @param options.max how many show at once in a corner; the others wait their turn.
 * @default 4
 */
export function createNotificationQueue({ max = 4 }: { max?: number } = {}): NotificationQueue {
  let items: readonly NotificationItem[] = [];
  let visible: readonly NotificationItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly NotificationItem[]) => {
    items = next;
    visible = pickVisible(next, max);
    for (const listener of [...listeners]) listener();
  };

  const notify = ({ dedupe = true, ...options }: NotificationOptions): NotificationHandle => {
    const { type = 'info', position = 'top-right', timeout = defaultTimeout } = options;
    const isSame = (item: NotificationItem) =>
      options.id !== undefined
        ? item.id === options.id
        : dedupe && item.type === type && item.title === options.title && item.message === options.message;
    const known = items.find(isSame);
    const id = known?.id ?? options.id ?? `notification-${++lastId}`;
    const item = { ...options, id, type, position, timeout, revision: (known?.revision ?? 0) + 1 };
    set(known ? items.map((other) => (other === known ? item : other)) : [...items, item]);
    return { id, update: (changes) => update(id, changes), dismiss: () => close(id) };
  };

  const update = (id: string, changes: Partial<NotificationChanges>) => {
    const known = items.find((item) => item.id === id);
    if (!known) return;
    const item = { ...known, ...changes, revision: known.revision + 1 };
    set(items.map((other) => (other === known ? item : other)));
  };

  const close = (id: string, reason: NotificationCloseReason = 'program') => {
    const closing = items.find((item) => item.id === id);
    if (!closing) return;
    set(items.filter((item) => item !== closing));
    closing.onClose?.(reason);
  };

  const clear = () => {
    const closing = items;
    if (closing.length === 0) return;
    set([]);
    for (const item of closing) item.onClose?.('program');
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return { notify, close, clear, subscribe, getSnapshot: () => visible };
}
