import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Avatar } from './Avatar';

const meta = preview.meta({
  component: Avatar,
  title: 'Componentes/Estructura/Avatar',
  args: { name: 'Antonia Millaquén Rojas', 'data-testid': 'avatar' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar')).toHaveTextContent('AM');
  },
});
export const Large = meta.story({ args: { size: 'lg' } });
export const ExtraLarge = meta.story({ args: { size: 'xl' } });
export const OneWord = meta.story({
  args: { name: 'ñusta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar')).toHaveTextContent('Ñ');
  },
});
/** No name yet: an empty square of the same size. */
export const Empty = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('avatar').offsetWidth).toBe(32);
  },
});
