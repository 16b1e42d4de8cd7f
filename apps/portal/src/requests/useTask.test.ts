import { ApiError } from '@doblaje/contract/client';
import { createNotificationQueue } from '@doblaje/ui/NotificationRegion';
import { expect, test, vi } from 'vitest';
import { runTask } from './useTask';

const WORDS = { failed: 'No pudimos cerrarla', done: (closed: number) => ({ title: `${closed} cerradas` }) };

async function told(work: () => Promise<number>) {
  const notices = createNotificationQueue();
  const isDone = await runTask({ notices }, work, WORDS);
  return [isDone, notices.getSnapshot().map(({ type, title, message }) => [type, title, message])];
}

test('a success is told in the words of the task', async () => {
  expect(await told(async () => 2)).toEqual([true, [['success', '2 cerradas', undefined]]]);
});

test('a failure is told in the words of the server', async () => {
  const refused = () => Promise.reject(new ApiError(409, 'Ya está cerrada.'));
  expect(await told(refused)).toEqual([false, [['error', 'No pudimos cerrarla', 'Ya está cerrada.']]]);
});

test('an ended session is not told here: the way to /login says it', async () => {
  const ended = () => Promise.reject(new ApiError(401, 'Invalid token'));
  expect(await told(ended)).toEqual([false, []]);
});

test('a success whose words fail is not told as a failure', async () => {
  const notices = createNotificationQueue();
  const fail = () => {
    throw new TypeError('No words');
  };
  await expect(runTask({ notices }, async () => 2, { ...WORDS, done: fail })).rejects.toThrow('No words');
  await expect(runTask({ notices }, async () => 2, { ...WORDS, next: fail })).rejects.toThrow('No words');
  expect(notices.getSnapshot().map(({ title }) => title)).toEqual(['2 cerradas']);
});

test('an undone task is told in words of its own', async () => {
  const notices = createNotificationQueue();
  await runTask({ notices }, async () => 2, {
    failed: 'No pudimos eliminar el proyecto',
    done: () => ({ title: 'Proyecto eliminado', message: 'Faro' }),
    undo: {
      work: async () => {},
      failed: 'No pudimos recuperarlo',
      done: () => ({ title: 'Proyecto recuperado', message: 'Faro' }),
    },
  });
  notices.getSnapshot()[0]?.action?.onAction();
  await vi.waitFor(() => expect(notices.getSnapshot()).toHaveLength(2), 15_000);
  const told = notices.getSnapshot()[1];
  expect(told).toMatchObject({ type: 'success', title: 'Proyecto recuperado', message: 'Faro' });
  expect(told?.action).toBeUndefined();
});

test('a task can be undone for ten seconds, and a refusal to undo it is told too', async () => {
  const notices = createNotificationQueue();
  const undo = vi.fn(() => Promise.reject(new ApiError(409, 'Ya la abrió otra persona.')));
  await runTask({ notices }, async () => 2, {
    ...WORDS,
    undo: { work: undo, failed: 'No pudimos reabrirla', done: () => ({ title: 'Reabierta' }) },
  });
  const [told] = notices.getSnapshot();
  expect(told).toMatchObject({ title: '2 cerradas', timeout: 10_000, action: { text: 'Deshacer' } });
  told?.action?.onAction();
  await vi.waitFor(() => expect(notices.getSnapshot()).toHaveLength(2), 15_000);
  expect(undo).toHaveBeenCalledWith(2);
  expect(notices.getSnapshot()[1]).toMatchObject({ title: 'No pudimos reabrirla', type: 'error' });
});
