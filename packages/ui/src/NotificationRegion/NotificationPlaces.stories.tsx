import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { Dialog } from '../Dialog/Dialog';
import { TopBar } from '../TopBar/TopBar';
import { createNotificationQueue } from './createNotificationQueue';
import { NotificationRegion } from './NotificationRegion';

const names = ['Primera', 'Segunda', 'Tercera', 'Cuarta'];

/** A page with its main button in the notifications' place, a notification that never closes, and a dialog as high as the window. */
function Sample({ hasWarning = false }: { hasWarning?: boolean }) {
  const [queue] = useState(() => createNotificationQueue());
  const [isOpen, setOpen] = useState(false);
  const notify = (titles: readonly string[]) =>
    titles.map((title) => queue.notify({ title, timeout: 60_000 }));
  const warn = () =>
    queue.notify({
      type: 'warning',
      title: 'Información del perfil incompleta',
      action: { text: 'Ir a mi perfil', onAction: () => undefined },
      timeout: null,
    });
  return (
    <main style={{ minHeight: '100vh', padding: '72px 16px 16px' }}>
      <NotificationRegion queue={queue} />
      <Button onPress={() => notify(names)}>Notificar</Button>
      <Button onPress={() => notify(['Guardado'])}>Guardar</Button>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      {hasWarning && <Button onPress={warn}>Avisar</Button>}
      <Dialog title="Editar proyecto" isOpen={isOpen} onOpenChange={setOpen}>
        <div style={{ height: 1600 }}>Campos</div>
      </Dialog>
    </main>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Mensajes/NotificationRegion, notificaciones, toasts/Dónde están',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** Whether presses in its middle and at its ends reach the control. */
function isFree(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return [left + 3, (left + right) / 2, right - 3].every((x) => {
    const hit = document.elementFromPoint(x, (top + bottom) / 2);
    return hit !== null && control.contains(hit);
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The newest shows and the others are counted. A press shows them all, in order. */
export const More = meta.story({
  name: 'Una, y 3 más',
  tags: ['movimiento'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await press('Notificar');
    const region = within(canvas.getByRole('region', { name: 'Notificaciones' }));
    const heights = () =>
      names.map((name) => region.getByText(name).closest('li')?.getBoundingClientRect().height ?? 0);
    await expect(heights().map((height) => height > 30)).toEqual([false, false, false, true]);
    // Screen readers get all of them.
    await expect(region.getAllByRole('status')).toHaveLength(4);
    const opener = canvas.getByRole('button', { name: 'Notificar' });
    await userEvent.click(region.getByRole('button', { name: 'y 3 más' }));
    await expect(heights().every((height) => height > 30)).toBe(true);
    await expect(region.queryByRole('button', { name: 'y 3 más' })).toBeNull();
    // After a press with the pointer the focus goes back. Focus in a notification would stop the time of all.
    await expect(opener).toHaveFocus();
    const tops = names.map((name) => region.getByText(name).getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => b - a));
  },
});

/** By keyboard the button leads to the notifications it shows. Going on with Tab shows each focused one. */
export const MoreByKeyboard = meta.story({
  name: 'Y 3 más, con el teclado',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await press('Notificar');
    const region = within(canvas.getByRole('region', { name: 'Notificaciones' }));
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    const third = region.getByText('Tercera').closest('li');
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    await expect(third?.getBoundingClientRect().height).toBeGreaterThan(30);
    region.getByRole('button', { name: 'y 3 más' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Notificar' })).toHaveFocus();
  },
});

/** The page's buttons before they have the focus, and the button that closes a dialog. */
async function closesDialog() {
  await press('Guardar');
  await press('Abrir');
  const dialog = await screen.findByRole('dialog', { name: 'Editar proyecto' });
  const close = within(dialog).getByRole('button', { name: 'Cerrar' });
  await waitFor(() => expect(isFree(close)).toBe(true));
  await expect(screen.getByText('Guardado')).toBeVisible();
  await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const DialogAt1280 = meta.story({
  name: 'Deja cerrar el diálogo, 1280',
  tags: ['movimiento'],
  globals: { viewport: { value: 'laptop1280' } },
  play: closesDialog,
});

export const DialogAt1100 = meta.story({
  name: 'Deja cerrar el diálogo, 1100',
  globals: { viewport: { value: 'laptop1100' } },
  play: closesDialog,
});

export const DialogAt1024 = meta.story({
  name: 'Deja cerrar el diálogo, 1024',
  globals: { viewport: { value: 'laptop1024' } },
  play: closesDialog,
});

export const DialogAt800 = meta.story({
  name: 'Deja cerrar el diálogo, 800',
  globals: { viewport: { value: 'tablet800' } },
  play: closesDialog,
});

/** A notification that never closes has controls too: the others must cover neither its link nor its button. */
export const BesideTheWarning = meta.story({
  name: 'Deja ver la que no se cierra',
  tags: ['movimiento'],
  args: { hasWarning: true },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await press('Avisar');
    await press('Guardar');
    const warning = within(canvas.getByRole('alert'));
    await waitFor(() => expect(canvas.getByText('Guardado')).toBeVisible());
    for (const control of warning.getAllByRole('button'))
      await waitFor(() => expect(isFree(control)).toBe(true));
  },
});

const ORDER = 'Orden de actuación de La bahía de los relojes, capítulo 204, para Antonia Millaquén';

/** The bar of the portal, above a button that a longer notification would cover. */
function BarSample() {
  const [queue] = useState(() => createNotificationQueue());
  const [undone, setUndone] = useState(0);
  const notify = (titles: readonly string[]) =>
    titles.map((title) =>
      queue.notify({
        title,
        message: `${ORDER} ${title}`,
        action: { text: 'Deshacer', onAction: () => setUndone((count) => count + 1) },
        timeout: 60_000,
      }),
    );
  return (
    <>
      <TopBar
        brand="Estudio de Doblaje"
        homeHref="#home"
        user={{ name: 'Fermín Arancibia', role: 'Administración' }}
        onLogout={() => undefined}
        onOpenMenu={() => undefined}
      />
      <main style={{ display: 'grid', justifyItems: 'center', gap: 24, padding: 16 }}>
        <NotificationRegion queue={queue} place="bar" />
        <Button onPress={() => notify(['Orden emitida'])}>Emitir orden</Button>
        <Button onPress={() => notify(names)}>Notificar</Button>
        <p>Deshechas: {undone}</p>
      </main>
    </>
  );
}

/** While they come in, they are half transparent and nobody can read them. */
const entered = () => waitFor(() => expect(document.getAnimations()).toHaveLength(0));

/** They are within the bar and cover none of its buttons. Hovering or focusing one shows all of it. */
async function standsInBar() {
  await press('Emitir orden');
  const notice = screen.getByRole('status');
  const box = notice.getBoundingClientRect();
  await expect(box.bottom).toBeLessThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom);
  for (const name of ['Emitir orden', 'Cerrar sesión', 'Deshacer', 'Cerrar'])
    await expect(isFree(screen.getByRole('button', { name }))).toBe(true);
  within(notice).getByRole('button', { name: 'Cerrar' }).focus();
  await expect(notice.getBoundingClientRect().height).toBeGreaterThan(box.height);
  await expect(notice.getBoundingClientRect().left).toBe(box.left);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await expect(screen.getByText('Deshechas: 1')).toBeVisible();
}

export const InBar = meta.story({
  name: 'En la barra, 1440, deshecha',
  tags: ['movimiento'],
  globals: { viewport: { value: 'desktop1440' } },
  render: () => <BarSample />,
  play: standsInBar,
});

export const InBarOnPhone = meta.story({
  name: 'En la barra, teléfono 390, deshecha',
  globals: { viewport: { value: 'phone390' } },
  render: () => <BarSample />,
  play: standsInBar,
});

/** The newest shows, with the number of others. A press shows all. */
export const MoreInBar = meta.story({
  name: 'En la barra, y 3 más',
  globals: { viewport: { value: 'phone390' } },
  render: () => <BarSample />,
  play: async ({ canvas }) => {
    await press('Notificar');
    await expect(isFree(canvas.getByRole('button', { name: 'Emitir orden' }))).toBe(true);
    const region = within(canvas.getByRole('region', { name: 'Notificaciones' }));
    const heights = () =>
      names.map((name) => region.getByText(name).closest('li')?.getBoundingClientRect().height ?? 0);
    await expect(heights().map((height) => height > 30)).toEqual([false, false, false, true]);
    const opacity = (name: string) =>
      getComputedStyle(region.getByText(name).closest('li') as Element).opacity;
    // Unfolded it covers a button of the page, so the stack fades and lets presses through.
    await userEvent.hover(region.getByText('Cuarta'));
    await waitFor(() => expect(opacity('Primera')).toBe('0.3'));
    region.getByRole('button', { name: 'y 3 más' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heights().every((height) => height > 30)).toBe(true);
    // The person opened the stack to read it, so it does not fade.
    await expect(names.map(opacity)).toEqual(names.map(() => '1'));
    await entered();
  },
});
