import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import type { NotificationOptions, NotificationQueue } from './createNotificationQueue';
import { createNotificationQueue } from './createNotificationQueue';
import { NotificationRegion } from './NotificationRegion';

/** Buttons that notify, and the region, with a queue for each story. */
function Sample({ notifications }: { notifications: readonly NotificationOptions[] }) {
  const [queue] = useState<NotificationQueue>(() => createNotificationQueue());
  return (
    <div style={{ minHeight: 320, paddingTop: 'var(--dui-topbar-height)' }}>
      <NotificationRegion queue={queue} />
      <div style={{ padding: 16 }}>
        <Button onPress={() => notifications.map(queue.notify)}>Notificar</Button>
      </div>
    </div>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Mensajes/NotificationRegion, notificaciones, toasts',
  parameters: {
    guide: {
      use: 'Donde aparecen las notificaciones. Una por aplicación, siempre en la página.',
      keys: [
        ['F6', 'Lleva a la región, y de vuelta.'],
        ['Tab', 'Pasa por sus botones.'],
      ],
      does: ['Crear la cola fuera de React: también avisan los loaders.'],
      donts: ['Dar solo ahí un error de formulario.'],
    },
    layout: 'fullscreen',
  },
  args: { notifications: [] },
});

/** Presses the button and returns the elements for the play function. */
async function notify(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Notificar' });
  await userEvent.click(button);
  return { canvas, button, region: within(await canvas.findByRole('region', { name: 'Notificaciones' })) };
}

const soon = { timeout: 400 };

export const Empty = meta.story({
  name: 'Sin notificaciones',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
});

/** The newest is nearest the corner: on top in the upper corners, at the bottom in the lower ones. */
export const FourCorners = meta.story({
  name: 'Cuatro esquinas',
  tags: ['movimiento'],
  args: {
    notifications: (['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const).flatMap((position) => [
      { title: `Primera ${position}`, position, timeout: 60_000 },
      { title: `Segunda ${position}`, type: 'success', position, timeout: 60_000 },
    ]),
  },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvasElement }) => {
    const { region } = await notify(canvasElement);
    const top = (text: string) => region.getByText(text).getBoundingClientRect().top;
    const open = async (position: string) => {
      const corner = region.getByText(`Segunda ${position}`).closest('ol') as HTMLElement;
      await userEvent.click(within(corner).getByRole('button', { name: 'y 1 más' }));
    };
    await open('top-right');
    await expect(top('Segunda top-right')).toBeLessThan(top('Primera top-right'));
    await open('bottom-left');
    await expect(top('Segunda bottom-left')).toBeGreaterThan(top('Primera bottom-left'));
  },
});

export const AllTypes = meta.story({
  name: 'Los cuatro tipos',
  args: {
    notifications: [
      {
        title: 'Nueva orden de trabajo',
        message: 'Orden de Actuación N.º 1.234, La bahía de los relojes.',
        action: { text: 'Ver documento', onAction: fn() },
        timeout: 60_000,
      },
      {
        type: 'success',
        title: 'Proyecto eliminado',
        action: { text: 'Deshacer', onAction: fn() },
        timeout: 60_000,
      },
      {
        type: 'warning',
        title: 'Quedan dos días',
        message: 'La orden vence el 05-03-2026.',
        timeout: 60_000,
      },
      {
        type: 'error',
        title: 'Error',
        message: 'Error al intentar recuperar la contraseña',
        timeout: 60_000,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { region } = await notify(canvasElement);
    await expect(region.getAllByRole('status')).toHaveLength(2);
    await expect(region.getAllByRole('alert')).toHaveLength(2);
  },
});

export const ClosesByItself = meta.story({
  name: 'Se cierra sola',
  args: { notifications: [{ title: 'Guardado', action: { text: 'Deshacer', onAction: fn() }, ...soon }] },
  play: async ({ canvasElement }) => {
    const { canvas } = await notify(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Guardado')).toBeNull(), { timeout: 2000 });
  },
});

/** An equal notification shows only once. */
export const NoDuplicates = meta.story({
  name: 'Sin repetidas',
  args: { notifications: [{ title: 'Guardado' }, { title: 'Guardado' }] },
  play: async ({ canvasElement }) => {
    const { region, button } = await notify(canvasElement);
    await userEvent.click(button);
    await expect(region.getAllByText('Guardado')).toHaveLength(1);
  },
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const WaitsWhileHovered = meta.story({
  name: 'Espera al puntero, y se va con él',
  args: { notifications: [{ title: 'Guardado', ...soon }] },
  play: async ({ canvasElement }) => {
    const { canvas, region } = await notify(canvasElement);
    await userEvent.hover(region.getByText('Guardado'));
    await pause(700);
    await waitFor(() => expect(canvas.getByText('Guardado')).toBeVisible());
    await userEvent.unhover(region.getByText('Guardado'));
    await waitFor(() => expect(canvas.queryByText('Guardado')).toBeNull(), { timeout: 2000 });
  },
});

/** A notification removed from under the pointer must not stop the others' time for ever. */
export const ClosedUnderThePointer = meta.story({
  name: 'Cerrada bajo el puntero',
  args: {
    notifications: [
      { title: 'Primera', ...soon },
      { title: 'Segunda', timeout: 60_000 },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, region } = await notify(canvasElement);
    const [closeSecond] = region.getAllByRole('button', { name: 'Cerrar' });
    await userEvent.click(closeSecond as HTMLElement);
    await expect(canvas.queryByText('Segunda')).toBeNull();
    canvas.getByRole('button', { name: 'Notificar' }).focus();
    await waitFor(() => expect(canvas.queryByText('Primera')).toBeNull(), { timeout: 2000 });
  },
});

export const WaitsWhileFocused = meta.story({
  name: 'Espera al foco, y se va con él',
  args: { notifications: [{ title: 'Guardado', ...soon }] },
  play: async ({ canvasElement }) => {
    const { canvas, region, button } = await notify(canvasElement);
    region.getByRole('button', { name: 'Cerrar' }).focus();
    await pause(700);
    await waitFor(() => expect(canvas.getByText('Guardado')).toBeVisible());
    button.focus();
    await waitFor(() => expect(canvas.queryByText('Guardado')).toBeNull(), { timeout: 2000 });
  },
});

export const WaitsWhileTheTabIsHidden = meta.story({
  name: 'Espera a la pestaña oculta, y se va después',
  args: { notifications: [{ title: 'Guardado', ...soon }] },
  play: async ({ canvasElement }) => {
    const { canvas } = await notify(canvasElement);
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      setHidden(true);
      await pause(700);
      await waitFor(() => expect(canvas.getByText('Guardado')).toBeVisible());
    } finally {
      setHidden(false);
      Reflect.deleteProperty(document, 'hidden');
    }
    await waitFor(() => expect(canvas.queryByText('Guardado')).toBeNull(), { timeout: 2000 });
  },
});

/** Closing by keyboard moves the focus to the next notification, and after the last back to where it came from. */
export const FocusIsNeverLost = meta.story({
  name: 'El foco no se pierde',
  args: {
    notifications: [
      { title: 'Primera', timeout: null },
      { title: 'Segunda', timeout: null },
    ],
  },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvasElement }) => {
    const { canvas, region, button } = await notify(canvasElement);
    button.focus();
    await userEvent.tab({ shift: true });
    await expect(region.getByText('Primera').closest('[data-notification]')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Primera')).toBeNull());
    await expect(region.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

const onAction = fn();
const onClose = fn();

export const ActionCloses = meta.story({
  name: 'La acción la cierra',
  args: { notifications: [{ title: 'Eliminado', action: { text: 'Deshacer', onAction }, onClose }] },
  beforeEach: () => {
    onAction.mockClear();
    onClose.mockClear();
  },
  play: async ({ canvasElement }) => {
    const { canvas, region } = await notify(canvasElement);
    await userEvent.click(region.getByRole('button', { name: 'Deshacer' }));
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(onClose.mock.calls).toEqual([['action']]);
    await expect(canvas.queryByText('Eliminado')).toBeNull();
  },
});

/** After a press with the pointer the focus goes back. In the next notification it would stop that one's time. */
export const OthersGoOn = meta.story({
  name: 'La acción no detiene a las otras',
  args: {
    notifications: [
      { title: 'Creado', ...soon },
      { title: 'Eliminado', action: { text: 'Deshacer', onAction }, ...soon },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, region, button } = await notify(canvasElement);
    button.focus();
    await userEvent.click(region.getByRole('button', { name: 'Deshacer' }));
    await expect(button).toHaveFocus();
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.queryByText('Creado')).toBeNull(), { timeout: 2000 });
  },
});

/**
 * The keyboard alone is enough to undo a mistake: F6 moves the focus from anywhere to the newest notification and
 * back, and the time stops meanwhile. Two notifications of equal words stay two when each undoes something else.
 */
export const UndoByKeyboard = meta.story({
  name: 'Deshacer con el teclado',
  args: {
    notifications: [
      {
        title: 'Borrador eliminado',
        action: { text: 'Deshacer', onAction: fn() },
        dedupe: false,
        timeout: 60_000,
      },
      { title: 'Borrador eliminado', action: { text: 'Deshacer', onAction }, dedupe: false, ...soon },
    ],
  },
  beforeEach: () => {
    onAction.mockClear();
  },
  play: async ({ canvasElement }) => {
    const { canvas, region, button } = await notify(canvasElement);
    await expect(region.getAllByRole('status')).toHaveLength(2);
    button.focus();
    await userEvent.keyboard('{F6}');
    const [newest] = region.getAllByRole('button', { name: 'Deshacer' });
    await expect(newest).toHaveFocus();
    await pause(700);
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(newest).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
});

/** A stack never covers the focused element. Focus in the corner sends the stack to the other edge. */
export const GivesWay = meta.story({
  name: 'Deja ver lo que tiene el foco',
  args: { notifications: [{ title: 'Guardado', timeout: 60_000 }] },
  globals: { viewport: { value: 'desktop1440' } },
  render: (args) => (
    <>
      <Sample {...args} />
      <p tabIndex={-1} style={{ position: 'absolute', top: 90, right: 40 }}>
        En la esquina
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { region, button } = await notify(canvasElement);
    const top = () => region.getByRole('status').getBoundingClientRect().top;
    await expect(top()).toBeLessThan(100);
    canvas.getByText('En la esquina').focus();
    await expect(top()).toBeGreaterThan(window.innerHeight / 2);
    // A press in the stack moves the focus into it. The stack must not move away from under the finger.
    region.getByRole('button', { name: 'Cerrar' }).focus();
    await expect(top()).toBeGreaterThan(window.innerHeight / 2);
    button.focus();
    await expect(top()).toBeLessThan(100);
  },
});

/** A stack does not cover a button either, even before the button has the focus. */
export const NotOverAButton = meta.story({
  name: 'Deja ver lo de la esquina',
  args: { notifications: [{ title: 'Guardado', timeout: 60_000 }] },
  globals: { viewport: { value: 'desktop1440' } },
  render: (args) => (
    <>
      <Sample {...args} />
      <button type="button" style={{ position: 'absolute', top: 90, right: 40 }}>
        Crear nómina
      </button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { region } = await notify(canvasElement);
    const { left, top } = canvas.getByRole('button', { name: 'Crear nómina' }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toHaveTextContent('Crear nómina');
    await expect(region.getByRole('status').getBoundingClientRect().top).toBeGreaterThan(
      window.innerHeight / 2,
    );
  },
});

/** Below 1100 px a notification that never closes takes its own height; the others still float. */
export const NeverClosesOnAPhone = meta.story({
  name: 'No se cierra sola, teléfono 390',
  args: {
    notifications: [
      {
        type: 'warning',
        title: 'Información del perfil incompleta',
        message:
          'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.',
        action: { text: 'Ir a mi perfil', onAction: fn() },
        timeout: null,
      },
      { type: 'success', title: 'Cambios guardados', position: 'bottom-right', timeout: 60_000 },
    ],
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const { button, region } = await notify(canvasElement);
    const warning = region.getByRole('alert').getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(warning.bottom);
    // It slides in from its edge.
    await waitFor(() => {
      const saved = region.getByRole('status').getBoundingClientRect();
      expect([saved.left, window.innerWidth - saved.right, window.innerHeight - saved.bottom]).toEqual([
        16, 16, 16,
      ]);
    });
  },
});
