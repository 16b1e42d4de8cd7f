import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { AlertDialog } from './AlertDialog';

const meta = preview.meta({
  component: AlertDialog,
  title: 'Componentes/Capas/AlertDialog, pregunta, confirmación, modal',
  parameters: {
    guide: {
      use: 'Una pregunta que hay que responder: rechazar, salir sin guardar. Eliminar no pregunta: se deshace.',
      keys: [['Escape', 'Responde que no.']],
      does: ['Repetir el verbo en el botón: «Rechazar orden».'],
      donts: ['«¿Está seguro?» con «Sí» y «No».'],
    },
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '¿Rechazar la Orden de Actuación N.º 1.234?',
    children: 'El estudio recibirá tu respuesta con esta nota y buscará a otra persona.',
    confirmText: 'Rechazar orden',
  },
  render: function Opened({ onOpenChange, onConfirm, ...args }) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <main style={{ minHeight: '100vh', padding: 16 }}>
        <Button onPress={() => setOpen(true)}>Abrir</Button>
        <AlertDialog
          {...args}
          isOpen={isOpen}
          onOpenChange={(open) => {
            onOpenChange(open);
            setOpen(open);
          }}
          onConfirm={() => {
            onConfirm();
            setOpen(false);
          }}
        />
      </main>
    );
  },
});

/**
 * The safe answer has the focus, so Enter changes nothing. On closing, the focus goes back to the element that opened
 * the question.
 */
export const Default = meta.story({
  name: 'Por defecto',
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Rechazar la Orden de Actuación N.º 1.234?',
    });
    await expect(dialog).toHaveAccessibleDescription(/buscará a otra persona/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  name: 'Confirmado',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar orden' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const LeavingChanges = meta.story({
  name: 'Salir sin guardar',
  args: {
    title: 'Tienes cambios sin guardar',
    children: 'Si sales ahora, se pierden.',
    confirmText: 'Salir sin guardar',
    labels: { cancel: 'Seguir editando' },
  },
});

export const Primary = meta.story({
  name: 'Primario',
  args: { tone: 'primary', title: '¿Activar 12 usuarios?', children: undefined, confirmText: 'Activar' },
});

/** While the action runs, nothing closes the dialog and nothing can be pressed twice. */
export const Pending = meta.story({
  name: 'Ocupado',
  args: { isPending: true, pendingText: 'Rechazando...' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazando...' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    const box = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await waitFor(() => expect(box.width).toBeLessThanOrEqual(320));
  },
});
