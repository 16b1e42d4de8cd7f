import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TextButton } from './TextButton';

const meta = preview.meta({
  title: 'Componentes/Acciones/TextButton, botón de texto',
  parameters: {
    guide: {
      use: 'En medio de un texto, algo que se hace aquí y parece un enlace.',
      keys: [['Espacio, Enter', 'Lo presiona.']],
      does: ['Un infinitivo corto: «Agregar RUT».'],
      donts: ['Llevar con él a otra página.'],
    },
  },
  component: TextButton,
  args: { children: 'Agregar RUT', onPress: fn() },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Agregar RUT' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const InText = meta.story({
  name: 'En medio de un texto',
  render: (args) => (
    <p>
      Falta completar. <TextButton {...args} />
    </p>
  ),
});
