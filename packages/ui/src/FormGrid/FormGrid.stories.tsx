import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { FormGrid } from './FormGrid';

const meta = preview.meta({
  title: 'Componentes/Campos/FormGrid',
  component: FormGrid,
  args: {
    children: [
      <TextField key="first" label="Nombre" autoComplete="given-name" />,
      <TextField key="last" label="Apellido" autoComplete="family-name" help="Como aparece en tu cédula" />,
    ],
  },
});

export default meta;

export const Default = meta.story();

export const Narrow = meta.story({ args: { gap: 'narrow' } });

export const Phone = meta.story({ globals: { viewport: { value: 'min320' } } });
