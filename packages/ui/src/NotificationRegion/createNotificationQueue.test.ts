import { describe, expect, it, vi } from 'vitest';
import { createNotificationQueue } from './createNotificationQueue';

const titles = (queue: ReturnType<typeof createNotificationQueue>) =>
  queue.getSnapshot().map((item) => item.title);

describe('createNotificationQueue', () => {
  it('fills in the defaults: info, top-right, 5000 ms (spec §9)', () => {
    const queue = createNotificationQueue();
    queue.notify({ title: 'Guardado' });
    expect(queue.getSnapshot()).toMatchObject([{ type: 'info', position: 'top-right', timeout: 5000 }]);
  });

  it('keeps null as never closing, with or without an action', () => {
    const queue = createNotificationQueue();
    queue.notify({ title: 'Ficha incompleta', timeout: null, action: { text: 'Ir', onAction: () => {} } });
    expect(queue.getSnapshot()[0]?.timeout).toBeNull();
  });

  it('shows four at once in a corner and lets the rest wait in order', () => {
    const queue = createNotificationQueue();
    const [, second] = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => queue.notify({ title }));
    queue.notify({ title: 'g', position: 'bottom-left' });
    expect(titles(queue)).toEqual(['a', 'b', 'c', 'd', 'g']);
    second?.dismiss();
    expect(titles(queue)).toEqual(['a', 'c', 'd', 'e', 'g']);
  });

  it('never lets one that stays open block its corner', () => {
    const queue = createNotificationQueue({ max: 1 });
    queue.notify({ title: 'siempre', timeout: null });
    queue.notify({ title: 'una' });
    queue.notify({ title: 'otra' });
    expect(titles(queue)).toEqual(['siempre', 'una']);
  });

  it('shows the same type, title and message once, and restarts its time', () => {
    const queue = createNotificationQueue();
    const first = queue.notify({ type: 'error', title: 'Error', message: 'Sin red' });
    const again = queue.notify({ type: 'error', title: 'Error', message: 'Sin red' });
    queue.notify({ type: 'warning', title: 'Error', message: 'Sin red' });
    expect(again.id).toBe(first.id);
    expect(queue.getSnapshot().map((item) => [item.type, item.revision])).toEqual([
      ['error', 2],
      ['warning', 1],
    ]);
  });

  it('shows duplicates when asked to', () => {
    const queue = createNotificationQueue();
    queue.notify({ title: 'Copiado', dedupe: false });
    queue.notify({ title: 'Copiado', dedupe: false });
    expect(titles(queue)).toEqual(['Copiado', 'Copiado']);
  });

  it('replaces the text of a notification with the same id, in its place', () => {
    const queue = createNotificationQueue();
    queue.notify({ id: 'upload', title: 'Subiendo' });
    queue.notify({ title: 'otra' });
    queue.notify({ id: 'upload', title: 'Subido', type: 'success' });
    expect(titles(queue)).toEqual(['Subido', 'otra']);
  });

  it('changes the text in its place for the caller who holds it, and restarts its time', () => {
    const queue = createNotificationQueue();
    const onClose = vi.fn();
    const upload = queue.notify({ title: 'Subiendo', message: 'guion.pdf', timeout: null, onClose });
    queue.notify({ title: 'otra' });
    upload.update({ title: 'Subido', type: 'success', timeout: 5000 });
    const [first] = queue.getSnapshot();
    expect(titles(queue)).toEqual(['Subido', 'otra']);
    expect(first).toMatchObject({ message: 'guion.pdf', type: 'success', timeout: 5000, revision: 2 });
    upload.dismiss();
    expect(onClose.mock.calls).toEqual([['program']]);
  });

  it('does not bring back a held one that has gone', () => {
    const queue = createNotificationQueue();
    const held = queue.notify({ title: 'a' });
    queue.close(held.id, 'timeout');
    held.update({ title: 'b' });
    held.dismiss();
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('says once why each one went', () => {
    const queue = createNotificationQueue();
    const onClose = vi.fn();
    const { id } = queue.notify({ title: 'a', onClose });
    queue.notify({ title: 'b', onClose });
    queue.close(id, 'dismiss');
    queue.close(id, 'dismiss');
    queue.clear();
    queue.clear();
    expect(onClose.mock.calls).toEqual([['dismiss'], ['program']]);
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('keeps its snapshot until something changes, and tells subscribers until they leave', () => {
    const queue = createNotificationQueue();
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    queue.notify({ title: 'a' });
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
    queue.close('no such id');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    queue.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets a listener notify and close while it is being told', () => {
    const queue = createNotificationQueue();
    const onClose = () => queue.notify({ title: 'siguiente' });
    const { id } = queue.notify({ title: 'primera', onClose });
    queue.close(id);
    expect(titles(queue)).toEqual(['siguiente']);
  });
});
