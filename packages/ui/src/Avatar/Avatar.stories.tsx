import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Avatar } from './Avatar';

const meta = preview.meta({
  component: Avatar,
  title: 'Componentes/Estructura/Avatar, iniciales, foto',
  parameters: {
    guide: {
      use: 'Las iniciales de una persona junto a su nombre.',
      does: ['Dejar el nombre escrito al lado.'],
      donts: ['Usarlo como botón.'],
    },
  },
  args: { name: 'Antonia Millaquén Rojas', 'data-testid': 'avatar' },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar')).toHaveTextContent('AM');
  },
});
export const Large = meta.story({ name: 'Grande', args: { size: 'lg' } });
export const ExtraLarge = meta.story({ name: 'Muy grande', args: { size: 'xl' } });
export const OneWord = meta.story({
  name: 'Una palabra',
  args: { name: 'ñusta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar')).toHaveTextContent('Ñ');
  },
});
/** No name yet: an empty square of the same size. */
export const Empty = meta.story({
  name: 'Sin nombre',
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar').offsetWidth).toBe(32);
  },
});

/** When the letters are twice as large, so is the square. The initials stay on one line inside it. */
export const LargeLetters = meta.story({
  name: 'Letras al doble',
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const square = canvas.getByTestId('avatar');
      await expect([square.offsetWidth, square.offsetHeight]).toEqual([64, 64]);
      await expect(square.scrollHeight).toBeLessThanOrEqual(64);
    } finally {
      root.style.fontSize = '';
    }
  },
});
