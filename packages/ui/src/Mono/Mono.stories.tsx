import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import { Mono, MonoFields } from './Mono';

const meta = preview.meta({
  title: 'Componentes/Datos/Mono',
  component: Mono,
  args: { children: '12.345.678-5' },
});

export default meta;

export const Default = meta.story();

export const Field = meta.story({
  render: () => (
    <MonoFields>
      <TextField label="RUT" defaultValue="12.345.678-5" />
    </MonoFields>
  ),
});
