import { createNotificationQueue } from '@doblaje/ui/NotificationRegion';
import { expect, test, vi } from 'vitest';
import { keepRecent } from './recentNotices';

const NOON = new Date('2026-11-27T15:00:00Z');

function made() {
  const queue = createNotificationQueue();
  const { notices, recent } = keepRecent(queue, () => NOON);
  const titles = () => recent.get().map(({ title }) => title);
  const actions = () => recent.get().map(({ actionText }) => actionText);
  return { queue, notices, recent, titles, actions };
}

const undo = () => ({ text: 'Deshacer', onAction: vi.fn() });

test('what carries an action or an error is kept, newest first, with its time', () => {
  const { notices, recent, titles } = made();
  notices.notify({ type: 'success', title: 'Guardado' });
  notices.notify({ type: 'success', title: 'Eliminado', message: 'El faro', action: undo() });
  notices.notify({ type: 'error', title: 'No se pudo' });
  expect(titles()).toEqual(['No se pudo', 'Eliminado']);
  expect(recent.get()[1]).toMatchObject({ message: 'El faro', actionText: 'Deshacer', at: NOON });
});

test('ten are kept', () => {
  const { notices, titles } = made();
  for (let n = 1; n <= 12; n++) notices.notify({ type: 'error', title: `Error ${n}` });
  expect(titles()).toHaveLength(10);
  expect(titles()[0]).toBe('Error 12');
  expect(titles()[9]).toBe('Error 3');
});

test('an action can be done after its notification has left, and once', () => {
  const { queue, notices, recent, actions } = made();
  const action = undo();
  const { id } = notices.notify({ title: 'Eliminado', action });
  queue.close(id, 'timeout');
  const key = recent.get()[0]?.key ?? 0;
  recent.act(key);
  recent.act(key);
  expect(action.onAction).toHaveBeenCalledOnce();
  expect(actions()).toEqual([undefined]);
});

test('an action done from the list closes its notification, which says so', () => {
  const { queue, notices, recent } = made();
  const onClose = vi.fn();
  notices.notify({ title: 'Eliminado', action: undo(), onClose });
  recent.act(recent.get()[0]?.key ?? 0);
  expect(queue.getSnapshot()).toEqual([]);
  expect(onClose).toHaveBeenCalledExactlyOnceWith('action');
});

test('an action done on the notification is no longer offered', () => {
  const { queue, notices, actions } = made();
  const { id } = notices.notify({ title: 'Eliminado', action: undo() });
  queue.close(id, 'action');
  expect(actions()).toEqual([undefined]);
});

test('what the program takes back goes from the list', () => {
  const { notices, titles } = made();
  notices.notify({ type: 'error', title: 'Queda' });
  notices.notify({ title: 'Completa tu perfil', action: undo() }).dismiss();
  expect(titles()).toEqual(['Queda']);
});

test('the same notification again stands once while it shows, and again after it has left', () => {
  const { queue, notices, titles } = made();
  const told = { type: 'error', title: 'No se pudo' } as const;
  notices.notify(told);
  const { id } = notices.notify(told);
  expect(titles()).toEqual(['No se pudo']);
  queue.close(id, 'dismiss');
  notices.notify(told);
  expect(titles()).toEqual(['No se pudo', 'No se pudo']);
});

test('the same notification closed by a person is left, under its latest entry', () => {
  const { queue, notices, recent } = made();
  const first = undo();
  const second = undo();
  notices.notify({ title: 'Eliminado', action: first });
  const { id } = notices.notify({ title: 'Eliminado', action: second });
  queue.close(id, 'dismiss');
  recent.act(recent.get()[0]?.key ?? 0);
  expect(first.onAction).not.toHaveBeenCalled();
  expect(second.onAction).toHaveBeenCalledOnce();
});

test('listeners hear every change until they stop', () => {
  const { notices, recent } = made();
  const heard = vi.fn();
  const stop = recent.subscribe(heard);
  notices.notify({ type: 'error', title: 'No se pudo' });
  recent.clear();
  expect(recent.get()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  notices.notify({ type: 'error', title: 'No se pudo' });
  expect(heard).toHaveBeenCalledTimes(2);
});
