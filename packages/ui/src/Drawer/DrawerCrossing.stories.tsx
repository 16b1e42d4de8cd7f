import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';

const LINES = Array.from({ length: 60 }, (_, index) => `Línea ${index + 1}`);

const meta = preview.meta({
  component: Drawer,
  title: 'Componentes/Capas/Drawer, panel lateral, cajón/Cruzar 1100 px',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Orden de Actuación N.º 1.234',
    children: LINES.map((line) => <p key={line}>{line}</p>),
    footer: <TextField label="Nota para el estudio" isOptional />,
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <main tabIndex={-1} style={{ padding: 16 }}>
        <Button variant="ghost" onPress={() => setOpen(true)}>
          Orden de Actuación N.º 1.234
        </Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </main>
    );
  },
});

const NOTE = 'No puedo el jueves';

/** Gives the window another width, by resizing the frame that shows the story. */
async function resize(frame: HTMLElement, width: string) {
  frame.style.width = width;
  await waitFor(() => expect(window.innerWidth).toBe(Number.parseInt(width, 10)));
}

/** The window crosses 1100 px, there and back. The typed text, the scroll position and the focus stay. */
export const KeepsWhatIsInIt = meta.story({
  name: 'Conserva lo escrito',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' });
    await userEvent.click(row);
    const drawer = await screen.findByRole('dialog');
    const field = within(drawer).getByRole('textbox', { name: /Nota para el estudio/ });
    await userEvent.type(field, NOTE);
    const body = within(drawer).getByText('Línea 1').parentElement as HTMLElement;
    body.scrollTop = 240;
    // A story in a window of its own has no frame to resize.
    const frame = window.frameElement as HTMLElement | null;
    if (!frame) return;
    const own = frame.style.width;
    const edge = () => drawer.getBoundingClientRect();
    try {
      for (const width of ['900px', '1200px', '600px', '1440px']) {
        await resize(frame, width);
        const isDocked = matchMedia('(min-width: 1100px)').matches;
        // As a modal the drawer keeps the row out of reach. Docked it does not.
        await waitFor(() => expect(row.closest('[inert]') === null).toBe(isDocked));
        await waitFor(() => expect(edge().top).toBe(isDocked ? 56 : 0));
        await expect(screen.getByRole('dialog')).toBe(drawer);
        await expect(field).toHaveValue(NOTE);
        await expect(field).toHaveFocus();
        await expect(body.scrollTop).toBe(240);
      }
    } finally {
      frame.style.width = own;
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
  },
});

/** The list has the focus when the drawer turns into a modal over it: the drawer takes the focus. */
export const TakesTheFocus = meta.story({
  name: 'Toma el foco al cubrir la lista',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' });
    await userEvent.click(row);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toHaveFocus());
    row.focus();
    const frame = window.frameElement as HTMLElement | null;
    if (!frame) return;
    const own = frame.style.width;
    try {
      await resize(frame, '900px');
      await waitFor(() => expect(drawer).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(row).toHaveFocus());
    } finally {
      frame.style.width = own;
    }
  },
});

/**
 * The person pressed another row while the drawer was docked. On closing, that row gets the focus, not the one that
 * opened the drawer.
 */
export const FocusCameFromElsewhere = meta.story({
  name: 'Devuelve el foco a la última fila',
  render: function Page(args) {
    const [entry, setEntry] = useState<string | null>(null);
    return (
      <main tabIndex={-1} style={{ padding: 16 }}>
        {['Orden 1.234', 'Boleta 118'].map((name) => (
          <Button key={name} variant="ghost" onPress={() => setEntry(name)}>
            {name}
          </Button>
        ))}
        <Drawer {...args} isOpen={entry !== null} title={entry} onOpenChange={() => setEntry(null)} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Orden 1.234' }));
    await screen.findByRole('dialog', { name: 'Orden 1.234' });
    const last = canvas.getByRole('button', { name: 'Boleta 118' });
    await userEvent.click(last);
    const drawer = await screen.findByRole('dialog', { name: 'Boleta 118' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(last).toHaveFocus());
  },
});

/** A phone's window with its keyboard open: the person can scroll to all content, also to the foot's buttons. */
export const LittleRoom = meta.story({
  name: 'Con poco espacio',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' }));
      const drawer = await screen.findByRole('dialog');
      // The height that a keyboard leaves free.
      (drawer.parentElement as HTMLElement).style.height = '280px';
      const field = within(drawer).getByRole('textbox', { name: /Nota para el estudio/ });
      field.scrollIntoView({ block: 'nearest' });
      const shown = drawer.getBoundingClientRect();
      const { top, bottom } = field.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(shown.top);
      await expect(bottom).toBeLessThanOrEqual(shown.bottom);
      await expect(shown.height).toBeLessThanOrEqual(280);
    } finally {
      root.style.fontSize = '';
    }
  },
});
