import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  component: VisuallyHidden,
  title: 'Componentes/Estructura/VisuallyHidden, solo para lectores de pantalla',
  parameters: {
    guide: {
      use: 'Palabras solo para lectores de pantalla.',
      does: ['Decir lo que los ojos ven de otra manera.'],
      donts: ['Repetir lo que ya está escrito.'],
    },
  },
});

/** The button's name has both words; the eye sees the first. */
export const Default = meta.story({
  name: 'Por defecto',
  render: () => (
    <button type="button">
      Eliminar <VisuallyHidden>La voz del faro</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Eliminar La voz del faro');
    await expect(canvas.getByText('La voz del faro').getBoundingClientRect().width).toBe(1);
  },
});
