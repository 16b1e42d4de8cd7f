import { KeyRound, Pencil, Trash2, UserX } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { iconProps } from '../ground/icon/iconProps';
import { Menu } from './Menu';

const onEdit = fn();
const onDelete = fn();

const meta = preview.meta({
  component: Menu,
  title: 'Componentes/Acciones/Menu, menú, desplegable, dropdown',
  parameters: {
    guide: {
      use: 'Lo menos usado de una fila o de una página, tras un botón.',
      keys: [
        ['Espacio, Enter, ↓', 'Abre y va a la primera.'],
        ['Flechas, letras', 'Pasan por las entradas.'],
        ['Escape', 'Cierra; el foco vuelve al botón.'],
      ],
      does: ['Poner lo que elimina al final.'],
      donts: ['Esconder en él la única acción.'],
    },
  },
  args: {
    label: 'Acciones de Antonia Millaquén',
    items: [
      { id: 'edit', icon: <Pencil {...iconProps} />, text: 'Editar', onAction: onEdit },
      {
        id: 'password',
        icon: <KeyRound {...iconProps} />,
        text: 'Restablecer contraseña',
        href: '#password',
      },
      { id: 'deactivate', icon: <UserX {...iconProps} />, text: 'Desactivar', isDisabled: true },
      { id: 'delete', icon: <Trash2 {...iconProps} />, text: 'Eliminar', onAction: onDelete, isDanger: true },
    ],
  },
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
});

/** By mouse: the menu opens, acts and closes. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de Antonia Millaquén' }));
    const menu = within(await screen.findByRole('menu', { name: 'Acciones de Antonia Millaquén' }));
    await expect(menu.getByRole('menuitem', { name: 'Restablecer contraseña' })).toHaveAttribute(
      'href',
      '#password',
    );
    await expect(menu.getByRole('menuitem', { name: 'Desactivar' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Editar' }));
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** By keyboard: the arrow opens the menu, letters find an entry, Escape gives the focus back. */
export const Keyboard = meta.story({
  name: 'Con el teclado',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus());
    await userEvent.keyboard('el');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
});

/** The open menu, for looking at it. */
export const Open = meta.story({
  name: 'Abierto',
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { defaultOpen: true },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

export const WithWords = meta.story({
  name: 'Con palabras',
  args: { children: 'Exportar', label: 'Exportar', placement: 'bottom start' },
});
export const Empty = meta.story({
  name: 'Sin entradas',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    defaultOpen: true,
    items: [
      { id: 'a', text: 'Descargar todos los documentos, contratos y boletas de la temporada' },
      { id: 'b', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    ],
  },
  globals: { viewport: { value: 'min320' } },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
