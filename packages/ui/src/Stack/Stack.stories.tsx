import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { Stack } from './Stack';

const meta = preview.meta({
  title: 'Componentes/Estructura/Stack, pila, espacio',
  component: Stack,
  args: {
    children: [
      <TextField key="mail" label="Correo electrónico" type="email" />,
      <TextField key="phone" label="Teléfono" inputMode="tel" width="sm" />,
    ],
  },
});

export default meta;

export const Default = meta.story({ name: 'Por defecto' });

export const Tight = meta.story({ name: 'Muy junto', args: { gap: 'tight' } });

export const Close = meta.story({ name: 'Junto', args: { gap: 'close' } });

export const Section = meta.story({ name: 'Entre secciones', args: { gap: 'section' } });
