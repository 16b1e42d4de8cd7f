import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { createNotificationQueue } from './createNotificationQueue';
import { NotificationRegion } from './NotificationRegion';

function Sample() {
  const [queue] = useState(() => createNotificationQueue());
  const notify = () => {
    queue.notify({ title: 'Primera', timeout: null });
    queue.notify({ title: 'Segunda', timeout: null });
  };
  return (
    <div style={{ minHeight: 320, padding: '72px 16px 16px' }}>
      <NotificationRegion queue={queue} />
      <Button onPress={notify}>Notificar</Button>
    </div>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Mensajes/NotificationRegion, notificaciones, toasts/Al irse',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
});

/** The fading copies of closed notifications. Only the eye gets them. */
const pictures = () => [...document.querySelectorAll<HTMLElement>('body > [aria-hidden][inert]')];

/** Sets the token for durations, whatever the machine prefers. A time of 0 imitates reduced motion. */
async function closeFirst(canvasElement: HTMLElement, time: string) {
  const { style } = document.documentElement;
  style.setProperty('--dui-motion-fast', time);
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Notificar' }));
  const first = within(canvas.getByText('Segunda').closest('li') as HTMLElement);
  const place = first.getByRole('status').getBoundingClientRect();
  // No await here: the test must look right after closing.
  first.getByRole('button', { name: 'Cerrar' }).click();
  return { canvas, place, restore: () => style.removeProperty('--dui-motion-fast') };
}

/** Frame by frame: `waitFor` goes on only once what fades is gone. */
async function leaves(canvas: ReturnType<typeof within>) {
  while (canvas.queryByText('Segunda')) await new Promise(requestAnimationFrame);
}

/** The notification fades in place. For screen readers, the focus and the queue it is gone at once. */
export const Fades = meta.story({
  name: 'Se desvanece',
  tags: ['movimiento'],
  play: async ({ canvasElement }) => {
    const { canvas, place, restore } = await closeFirst(canvasElement, '140ms');
    try {
      await leaves(canvas);
      const [picture, ...others] = pictures();
      await expect(others).toHaveLength(0);
      await expect(picture).toHaveTextContent('Segunda');
      await expect(picture?.getAttribute('role')).toBeNull();
      const seen = picture?.getBoundingClientRect();
      await expect([seen?.left, seen?.top, seen?.width]).toEqual([place.left, place.top, place.width]);
      const fading = picture?.getAnimations()[0] as CSSTransition;
      await expect([fading.transitionProperty, fading.effect?.getTiming().duration]).toEqual([
        'opacity',
        140,
      ]);
      await waitFor(() => expect(pictures()).toHaveLength(0));
    } finally {
      restore();
    }
    await expect(canvas.getByText('Primera')).toBeVisible();
  },
});

/** A person who prefers reduced motion sees no fade. */
export const WithoutMotion = meta.story({
  name: 'Sin movimiento',
  play: async ({ canvasElement }) => {
    const { canvas, restore } = await closeFirst(canvasElement, '0ms');
    try {
      await waitFor(() => expect(canvas.queryByText('Segunda')).toBeNull(), { interval: 5 });
      await expect(pictures()).toHaveLength(0);
    } finally {
      restore();
    }
  },
});
