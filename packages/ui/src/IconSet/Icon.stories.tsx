import { Download, Pencil, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Icon } from './Icon';

const meta = preview.meta({
  component: Icon,
  title: 'Componentes/Datos/Icon',
  args: { of: Pencil },
});

/** Decoration, as beside words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Medium = meta.story({ args: { size: 'md' } });

/** Alone it needs a name. */
export const WithName = meta.story({
  args: { of: TriangleAlert, label: 'Advertencia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Advertencia' })).toBeVisible();
  },
});

export const BesideWords = meta.story({
  render: () => (
    <p>
      <Icon of={Download} /> Descargar mis datos
    </p>
  ),
});
