import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { iconProps } from '../ground/icon/iconProps';
import { Card } from './Card';

const meta = preview.meta({
  component: Card,
  title: 'Componentes/Estructura/Card, tarjeta',
  parameters: {
    guide: {
      use: 'Un marco para tablas y apartes. Lo demás va en Section.',
      does: ['Sin relleno cuando lleva una tabla.'],
      donts: ['Una tarjeta dentro de otra.'],
    },
  },
  args: {
    title: 'Datos bancarios',
    children: (
      <DescriptionList
        items={[
          { term: 'Banco', value: 'Banco Falabella' },
          { term: 'Tipo de cuenta', value: 'Vista' },
        ]}
      />
    ),
  },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Datos bancarios' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Datos bancarios');
  },
});

export const WithActions = meta.story({
  name: 'Con acciones',
  args: {
    headingLevel: 3,
    actions: (
      <Button variant="ghost" size="sm" icon={<Pencil {...iconProps} />}>
        Editar
      </Button>
    ),
  },
});

export const WithoutTitle = meta.story({ name: 'Sin título', args: { title: undefined } });
export const Flush = meta.story({
  name: 'Sin márgenes',
  args: { isFlush: true, children: <p>Contenido hasta el borde</p> },
});
export const LongTitle = meta.story({
  name: 'Título largo',
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen y otras historias' },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
