import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { Stack } from './Stack';

const meta = preview.meta({
  title: 'Componentes/Estructura/Stack',
  component: Stack,
  args: {
    children: [
      <TextField key="mail" label="Correo electrónico" type="email" />,
      <TextField key="phone" label="Teléfono" inputMode="tel" width="sm" />,
    ],
  },
});

export default meta;

export const Default = meta.story();

export const Tight = meta.story({ args: { gap: 'tight' } });

export const Close = meta.story({ args: { gap: 'close' } });

export const Section = meta.story({ args: { gap: 'section' } });
