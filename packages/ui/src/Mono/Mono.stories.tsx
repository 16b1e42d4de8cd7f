import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { Mono, MonoFields } from './Mono';

const meta = preview.meta({
  title: 'Componentes/Datos/Mono, cifras, código',
  parameters: {
    guide: {
      use: 'Un RUT, una cuenta, un código: cifras de un mismo ancho.',
      does: ['Usarlo entero, sin cortar la línea.'],
      donts: ['Usarlo para dar énfasis.'],
    },
  },
  component: Mono,
  args: { children: '12.345.678-5' },
});

export default meta;

export const Default = meta.story({ name: 'Por defecto' });

export const Field = meta.story({
  name: 'En un campo',
  render: () => (
    <MonoFields>
      <TextField label="RUT" defaultValue="12.345.678-5" />
    </MonoFields>
  ),
});
