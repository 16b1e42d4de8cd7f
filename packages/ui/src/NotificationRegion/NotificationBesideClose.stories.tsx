import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Drawer } from '../Drawer/Drawer';
import type { NotificationPosition } from '../Notification/look';
import { createNotificationQueue } from './createNotificationQueue';
import { NotificationRegion } from './NotificationRegion';

const POSITIONS: readonly NotificationPosition[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const WIDE =
  'No se pudo guardar la orden de actuación de La bahía de los relojes para Antonia Millaquén. '.repeat(4);
const LAYERS = ['dialog', 'large dialog', 'drawer'] as const;

interface Case {
  place: 'bar' | NotificationPosition;
  layer: (typeof LAYERS)[number];
}

const CASES: readonly Case[] = LAYERS.flatMap((layer) =>
  (['bar', ...POSITIONS] as const).map((place) => ({ place, layer })),
);

/** Three long notifications, and a layer as high as the window. */
function One({ place, layer }: Case) {
  const [queue] = useState(() => createNotificationQueue());
  const [isOpen, setOpen] = useState(false);
  const notify = () =>
    ['Primera', 'Segunda', 'Tercera'].map((title) =>
      queue.notify({
        title,
        message: WIDE,
        position: place === 'bar' ? undefined : place,
        action: { text: 'Deshacer', onAction: () => undefined },
        timeout: 3_600_000,
      }),
    );
  const fields = <div style={{ height: 1600 }}>Campos</div>;
  return (
    <main style={{ minHeight: '100vh', padding: '72px 16px 16px' }}>
      <NotificationRegion queue={queue} place={place === 'bar' ? 'bar' : 'corners'} />
      <Button onPress={notify}>Notificar</Button>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      {layer === 'drawer' ? (
        <Drawer title="Editar proyecto" isOpen={isOpen} onOpenChange={setOpen}>
          {fields}
        </Drawer>
      ) : (
        <Dialog
          title="Editar proyecto"
          size={layer === 'dialog' ? 'md' : 'lg'}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {fields}
        </Dialog>
      )}
    </main>
  );
}

/** One case after the other. */
function Sample() {
  const [step, setStep] = useState(0);
  const shown = CASES[step % CASES.length] as Case;
  return (
    <>
      <One key={step} {...shown} />
      <Button onPress={() => setStep(step + 1)}>Siguiente</Button>
    </>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Mensajes/NotificationRegion, notificaciones, toasts/Junto a un diálogo',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the shown notifications and the close button have in common, in px². */
function shared(close: HTMLElement): number {
  const { left, right, top, bottom } = close.getBoundingClientRect();
  const shown = [...document.querySelectorAll('[data-floats]')].map((stack) => stack.getBoundingClientRect());
  const common = shown.map(
    (box) =>
      Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top)),
  );
  return Math.max(...common);
}

const closeOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Editar proyecto' });
  return within(dialog).getByRole('button', { name: 'Cerrar' });
};

/** One notification, then all of them: neither covers the close button. */
async function leavesFree() {
  await press('Notificar');
  await press('Abrir');
  const close = await closeOf();
  await waitFor(() => expect(shared(close)).toBe(0));
  const region = within(screen.getByRole('region', { name: 'Notificaciones' }));
  await expect(region.getByText('Tercera').getBoundingClientRect().height).toBeGreaterThan(10);
  region.getByRole('button', { name: 'y 2 más' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(region.queryByRole('button', { name: 'y 2 más' })).toBeNull();
  await waitFor(() => expect(shared(close)).toBe(0));
  return close;
}

/** In the bar and in each corner, over dialogs of both sizes and over a drawer. The last one stays open. */
async function everywhere() {
  for (const index of CASES.keys()) {
    const close = await leavesFree();
    if (index === CASES.length - 1) break;
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Siguiente');
  }
}

async function everywhereInLargeText() {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    await everywhere();
  } finally {
    style.removeProperty('font-size');
  }
}

export const At1280 = meta.story({
  name: 'No tapan su cierre, 1280',
  tags: ['movimiento'],
  globals: { viewport: { value: 'laptop1280' } },
  play: everywhere,
});

export const At1100 = meta.story({
  name: 'No tapan su cierre, 1100',
  globals: { viewport: { value: 'laptop1100' } },
  play: everywhere,
});

export const At1024 = meta.story({
  name: 'No tapan su cierre, 1024',
  globals: { viewport: { value: 'laptop1024' } },
  play: everywhere,
});

export const At800 = meta.story({
  name: 'No tapan su cierre, 800',
  globals: { viewport: { value: 'tablet800' } },
  play: everywhere,
});

export const At390 = meta.story({
  name: 'No tapan su cierre, 390',
  tags: ['movimiento'],
  globals: { viewport: { value: 'phone390' } },
  play: everywhere,
});

export const LargeAt1280 = meta.story({
  name: 'Ni con letra al 200 %, 1280',
  globals: { viewport: { value: 'laptop1280' } },
  play: everywhereInLargeText,
});

export const LargeAt800 = meta.story({
  name: 'Ni con letra al 200 %, 800',
  globals: { viewport: { value: 'tablet800' } },
  play: everywhereInLargeText,
});

export const LargeAt390 = meta.story({
  name: 'Ni con letra al 200 %, 390',
  globals: { viewport: { value: 'phone390' } },
  play: everywhereInLargeText,
});
