import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { FormGrid } from '../FormGrid/FormGrid';
import { LayersInMain } from '../ground/layers/LayersInMain';
import { TextField } from '../TextField/TextField';
import { Dialog, DialogActions, DialogBody } from './Dialog';

const meta = preview.meta({
  component: Dialog,
  title: 'Componentes/Capas/Dialog, diálogo, modal, ventana',
  parameters: {
    guide: {
      use: 'Un formulario corto sobre la página. Para una pregunta: AlertDialog. Para detalles: Drawer.',
      keys: [
        ['Tab', 'No sale de él.'],
        ['Escape', 'Lo cierra; el foco vuelve a quien lo abrió.'],
      ],
      does: ['Poner primero el foco en lo que no daña.'],
      donts: ['Abrir uno sobre otro.'],
    },
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Editar proyecto',
    description: 'Creado 05-01-2026, actualizado 05-03-2026 10:12',
    children: <TextField label="Título del proyecto" defaultValue="La bahía de los relojes" />,
  },
  render: function Opened({ onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (open: boolean) => {
      onOpenChange(open);
      setOpen(open);
    };
    return (
      <main style={{ minHeight: '100vh', padding: 16 }}>
        <Button onPress={() => change(true)}>Abrir</Button>
        <Dialog
          {...args}
          actions={
            args.actions ?? (
              <>
                <Button variant="secondary" onPress={() => change(false)}>
                  Cancelar
                </Button>
                <Button onPress={() => change(false)}>Guardar cambios</Button>
              </>
            )
          }
          isOpen={isOpen}
          onOpenChange={change}
        />
      </main>
    );
  },
});

/** Opens from a button, takes the focus and keeps it. Escape closes it and gives the focus back. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Editar proyecto' });
    await expect(dialog).toHaveAccessibleDescription('Creado 05-01-2026, actualizado 05-03-2026 10:12');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Open = meta.story({
  name: 'Se cierra con la equis',
  tags: ['movimiento'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/**
 * A link opens the page with the dialog already open. The dialog stays the same element while the page around it loads.
 */
export const FromTheStart = meta.story({
  name: 'Abierto desde el comienzo',
  render: function Page(args) {
    const [saved, setSaved] = useState(0);
    return (
      <LayersInMain>
        <main style={{ minHeight: '100vh' }}>
          <output hidden>{saved}</output>
          <Dialog {...args} actions={<Button onPress={() => setSaved(saved + 1)}>Guardar cambios</Button>} />
        </main>
      </LayersInMain>
    );
  },
  play: async ({ canvas }) => {
    const opened = await screen.findByRole('dialog', { name: 'Editar proyecto' });
    await expect(canvas.getByRole('main', { hidden: true })).toContainElement(opened);
    const dialog = within(opened);
    const title = dialog.getByRole('textbox', { name: 'Título del proyecto' });
    await userEvent.type(title, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(canvas.getByText('1')).toBeInTheDocument());
    await expect(title).toBeInTheDocument();
    await expect(title).toHaveValue('La bahía de los relojes 2');
    await expect(screen.getByRole('dialog', { name: 'Editar proyecto' })).toBe(opened);
  },
});

export const Large = meta.story({
  name: 'Grande',
  args: {
    size: 'lg',
    children: (
      <FormGrid>
        <TextField label="Título del proyecto" />
        <TextField label="Temporada" isOptional />
        <TextField label="Número de casa" />
        <TextField label="Señal" />
      </FormGrid>
    ),
  },
});

/** A click outside does nothing, unless `isDismissable` lets it close the dialog. */
export const ClickBeside = meta.story({
  name: 'Clic fuera',
  tags: ['movimiento'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** While the dialog sends something, nothing closes it. */
export const Busy = meta.story({
  name: 'Ocupado',
  tags: ['movimiento'],
  args: {
    isBusy: true,
    actions: (
      <Button isPending pendingText="Guardando...">
        Guardar cambios
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

const LONG = Array.from({ length: 30 }, (_, index) => `Nota ${index + 1}`);

/** A form around body and foot: only the body scrolls, head and buttons stay in sight, Enter submits. */
export const LongForm = meta.story({
  name: 'Formulario largo',
  globals: { viewport: { value: 'phone390' } },
  render: function Composed(args) {
    const [sent, setSent] = useState(0);
    return (
      <main style={{ minHeight: '100vh' }}>
        <Dialog {...args} actions={undefined}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setSent(sent + 1);
            }}
          >
            <DialogBody>
              {LONG.map((label) => (
                <TextField key={label} label={label} autoFocus={label === 'Nota 1'} />
              ))}
            </DialogBody>
            <DialogActions>
              <Button variant="secondary">Cancelar</Button>
              <Button type="submit">Guardar cambios</Button>
            </DialogActions>
          </form>
          <output hidden>{sent}</output>
        </Dialog>
      </main>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nota 1' })).toHaveFocus());
    const save = dialog.getByRole('button', { name: 'Guardar cambios' });
    // The dialog slides in from the foot of the window.
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(dialog.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('a{Enter}');
    await expect(dialog.getByRole('status', { hidden: true })).toHaveTextContent('1');
  },
});

export const LongTitleMinimum = meta.story({
  name: 'Título largo, mínimo 320',
  args: {
    title: '¿Rechazar la Orden de Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen N.º 1.234?',
    description: undefined,
  },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    const box = await screen.findByRole('dialog');
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});
