import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { Stack } from './Stack';
import { StackRow } from './StackRow';

const meta = preview.meta({
  title: 'Componentes/Estructura/Stack, pila, espacio, espaciado',
  parameters: {
    guide: {
      use: 'Cosas una bajo otra, con el aire de un formulario.',
      does: ['Usarlo en lugar de márgenes.'],
      donts: ['Anidarlo para ajustar un espacio.'],
    },
  },
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

export const Ruled = meta.story({
  name: 'Con líneas, y algo al final de cada una',
  args: {
    gap: 'tight',
    isRuled: true,
    children: [
      <StackRow key="order" end="Emitida">
        Orden de Actuación N.º 1.238
      </StackRow>,
      <StackRow key="contract">Contrato 2026</StackRow>,
    ],
  },
});
