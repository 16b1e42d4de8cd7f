import type { NotificationPosition } from '../Notification/look';
import type { NotificationAction } from '../Notification/Notification';
import type { MessageType } from '../tile/look';

/** Why a notification went: the person closed it, chose its action, its time was up, or the program closed it. */
export type NotificationCloseReason = 'dismiss' | 'action' | 'timeout' | 'program';

export interface NotificationOptions {
  /** @default 'info' */
  type?: MessageType;
  /** What happened, one line. */
  title: string;
  message?: string;
  /** Choosing it also closes the notification. */
  action?: NotificationAction;
  /** @default 'top-right' */
  position?: NotificationPosition;
  /** Milliseconds until it closes by itself, action or not; `null` never closes (spec §9). @default 5000 */
  timeout?: number | null;
  /** Your own id: notifying again under it replaces what it says. @default generated */
  id?: string;
  /** Whether the same type, title and message, still showing or waiting, is shown once. @default true */
  dedupe?: boolean;
  /** Called once when it goes. */
  onClose?: (reason: NotificationCloseReason) => void;
}

/** A notification in the queue, defaults filled in. */
export interface NotificationItem extends Omit<NotificationOptions, 'dedupe'> {
  id: string;
  type: MessageType;
  position: NotificationPosition;
  timeout: number | null;
  /** Grows when the same notification is notified again: its time starts anew. */
  revision: number;
}

/** What can be said of a notification after it was notified. */
export type NotificationChanges = Omit<NotificationOptions, 'id' | 'dedupe'>;

/** A notification in the hands of whoever notified it. Once it has gone neither function does anything. */
export interface NotificationHandle {
  readonly id: string;
  /** Says something else in its place; what is left out stays. Its time starts anew. */
  update: (changes: Partial<NotificationChanges>) => void;
  /** Takes it away: its reason is 'program'. */
  dismiss: () => void;
}

export interface NotificationQueue {
  /** Shows a notification, or lets it wait while its corner is full. */
  notify: (options: NotificationOptions) => NotificationHandle;
  /** Closes one; an unknown id is nothing. */
  close: (id: string, reason?: NotificationCloseReason) => void;
  /** Closes all, waiting ones too. */
  clear: () => void;
  /** Calls back on every change; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** What shows now, oldest first. The same array until something changes. */
  getSnapshot: () => readonly NotificationItem[];
}

const defaultTimeout = 5000;

/** The oldest `max` of each corner. Those that never close by themselves take no place: they would block it. */
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
 * The notifications of an application: outside React, so that loaders and actions may notify too.
 * A `NotificationRegion` shows it.
 *
 * @param options.max how many show at once in a corner; more wait their turn. @default 4
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
