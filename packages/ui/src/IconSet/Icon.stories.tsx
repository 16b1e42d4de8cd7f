import { Download, Pencil, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Icon } from './Icon';

const meta = preview.meta({
  component: Icon,
  title: 'Componentes/Datos/Icon, ícono',
  parameters: {
    guide: {
      use: 'Un ícono de lucide-react en el trazo de la biblioteca.',
      does: ['Acompañarlo de una palabra, o nombrar el botón.'],
      donts: ['Otro grosor u otro juego de íconos.'],
    },
  },
  args: { of: Pencil },
});

/** A decorative icon, as beside words. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Medium = meta.story({ name: 'Mediano', args: { size: 'md' } });

/** An icon without words beside it needs a name. */
export const WithName = meta.story({
  name: 'Con nombre',
  args: { of: TriangleAlert, label: 'Advertencia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Advertencia' })).toBeVisible();
  },
});

export const BesideWords = meta.story({
  name: 'Junto a palabras',
  render: () => (
    <p>
      <Icon of={Download} /> Descargar mis datos
    </p>
  ),
});
