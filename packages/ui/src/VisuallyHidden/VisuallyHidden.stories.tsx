import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({ component: VisuallyHidden, title: 'Componentes/Estructura/VisuallyHidden' });

/** The button's name has both words; the eye sees the first. */
export const Default = meta.story({
  render: () => (
    <button type="button">
      Documentos<VisuallyHidden>, sin leer</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Documentos, sin leer');
    await expect(canvas.getByText(', sin leer').getBoundingClientRect().width).toBe(1);
  },
});
