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

/** Gives the window another width: that of the frame the story is shown in. */
async function resize(frame: HTMLElement, width: string) {
  frame.style.width = width;
  await waitFor(() => expect(window.innerWidth).toBe(Number.parseInt(width, 10)));
}

/** A window that crosses 1100 px, there and back: what was typed, where one had scrolled to and the focus stay. */
export const KeepsWhatIsInIt = meta.story({
  name: 'Conserva lo escrito',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' });
    await userEvent.click(row);
    const drawer = await screen.findByRole('dialog');
    const field = within(drawer).getByRole('textbox', { name: /Nota para el estudio/ });
    await userEvent.type(field, NOTE);
    const body = within(drawer).getByText('Línea 1').parentElement as HTMLElement;
    body.scrollTop = 240;
    // Alone in a window nothing can give it another width.
    const frame = window.frameElement as HTMLElement | null;
    if (!frame) return;
    const own = frame.style.width;
    const edge = () => drawer.getBoundingClientRect();
    try {
      for (const width of ['900px', '1200px', '600px', '1440px']) {
        await resize(frame, width);
        const isDocked = matchMedia('(min-width: 1100px)').matches;
        // Over the page it keeps all else out of reach; docked it stands under the top bar.
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

/** The list had the focus as the drawer came over it: the drawer takes it. */
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

/** Another row was pressed while it stood open beside the list: that one gets the focus, not the row that opened it. */
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

/** The window of a phone with its keyboard in it: what does not fit is scrolled to, the foot's buttons too. */
export const LittleRoom = meta.story({
  name: 'Con poco espacio',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Orden de Actuación N.º 1.234' }));
      const drawer = await screen.findByRole('dialog');
      // The height a keyboard leaves.
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
