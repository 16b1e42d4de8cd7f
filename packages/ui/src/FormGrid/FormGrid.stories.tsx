import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { FormGrid } from './FormGrid';

const meta = preview.meta({
  title: 'Componentes/Campos/FormGrid, grilla de formulario',
  parameters: {
    guide: {
      use: 'Dos campos por línea; uno bajo 640 px.',
      does: ['Juntar lo que se lee junto: nombre y apellido.'],
      donts: ['Usarla para un formulario de tres campos.'],
    },
  },
  component: FormGrid,
  args: {
    children: [
      <TextField key="first" label="Nombre" autoComplete="given-name" />,
      <TextField key="last" label="Apellido" autoComplete="family-name" help="Como aparece en tu cédula" />,
    ],
  },
});

export default meta;

export const Default = meta.story({ name: 'Por defecto' });

export const Narrow = meta.story({ name: 'Angosta', args: { gap: 'narrow' } });

export const Phone = meta.story({ name: 'Mínimo 320', globals: { viewport: { value: 'min320' } } });
