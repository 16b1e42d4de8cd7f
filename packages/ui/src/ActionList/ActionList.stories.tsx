import { Download, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { iconProps } from '../ground/icon/iconProps';
import { Icon } from '../IconSet/Icon';
import { ActionList } from './ActionList';

const onClose = fn();
const onErase = fn();

const meta = preview.meta({
  component: ActionList,
  title: 'Componentes/Acciones/ActionList, lista de acciones',
  parameters: {
    guide: {
      use: 'Acciones de una cuenta o de una ficha, una bajo otra.',
      keys: [
        ['Tab', 'Pasa por ellas.'],
        ['Enter', 'La sigue o la hace.'],
      ],
      does: ['Dejar la que borra al final, en rojo.'],
      donts: ['Usarla como menú de navegación.'],
    },
  },
  args: {
    items: [
      { id: 'password', icon: <KeyRound {...iconProps} />, text: 'Cambiar contraseña', href: '#password' },
      { id: 'close', icon: <LogOut {...iconProps} />, text: 'Cerrar las otras sesiones', onAction: onClose },
      { id: 'download', icon: <Download {...iconProps} />, text: 'Descargar mis datos', isDisabled: true },
      {
        id: 'erase',
        icon: <Trash2 {...iconProps} />,
        text: 'Eliminar mis datos',
        onAction: onErase,
        isDanger: true,
      },
    ],
  },
  beforeEach: () => {
    onClose.mockClear();
    onErase.mockClear();
  },
});

/** Links navigate, buttons act, and Tab skips a disabled row. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cambiar contraseña' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eliminar mis datos' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onErase).toHaveBeenCalledTimes(1);
  },
});

/** The icon may sit inside a box. The words line up the same as beside a bare icon. */
export const BoxedIcons = meta.story({
  name: 'Íconos de la biblioteca',
  args: {
    items: [
      { id: 'bare', icon: <Download {...iconProps} />, text: 'Descargar mis datos' },
      { id: 'boxed', icon: <Icon of={KeyRound} />, text: 'Cambiar contraseña' },
    ],
  },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Cambiar contraseña')).toBe(left('Descargar mis datos'));
  },
});

export const WithoutIcons = meta.story({
  name: 'Sin íconos',
  args: { items: [{ id: 'one', text: 'Ver postulación', href: '#one' }] },
});
export const Empty = meta.story({ name: 'Sin acciones', args: { items: [] } });
export const LongText = meta.story({
  name: 'Texto largo',
  args: {
    items: [
      {
        id: 'one',
        icon: <Download {...iconProps} />,
        text: 'Descargar todos los documentos, contratos, órdenes de trabajo y boletas de la temporada',
      },
    ],
  },
  globals: { viewport: { value: 'min320' } },
});
