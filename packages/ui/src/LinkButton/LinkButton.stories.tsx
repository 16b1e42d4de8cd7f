import { ArrowLeft } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LinkButton } from './LinkButton';

const meta = preview.meta({
  component: LinkButton,
  title: 'Componentes/Acciones/LinkButton, enlace con forma de botón',
  parameters: {
    guide: {
      use: 'Lleva a otra página con el peso de un botón: «Ir a inicio sesión».',
      keys: [['Enter', 'Va.']],
      does: ['Usarlo para el paso que sigue.'],
      donts: ['Usarlo para enviar un formulario.'],
    },
  },
  args: { children: 'Ir a inicio sesión', href: '#login' },
});

export const Primary = meta.story({
  name: 'Primario',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Ir a inicio sesión' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#login');
  },
});
export const Secondary = meta.story({ name: 'Secundario', args: { variant: 'secondary' } });
export const Ghost = meta.story({ name: 'Discreto', args: { variant: 'ghost' } });
export const Small = meta.story({
  name: 'Pequeño',
  args: { size: 'sm', variant: 'secondary', children: 'Ir a mi perfil' },
});
export const Block = meta.story({ name: 'A todo el ancho', args: { isBlock: true } });
export const WithIcon = meta.story({
  name: 'Con ícono',
  args: { variant: 'ghost', icon: <ArrowLeft aria-hidden strokeWidth={1.75} />, children: 'Volver' },
});
