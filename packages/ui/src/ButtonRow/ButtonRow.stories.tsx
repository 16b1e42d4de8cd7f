import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { ButtonRow } from './ButtonRow';

const meta = preview.meta({
  title: 'Componentes/Acciones/ButtonRow',
  component: ButtonRow,
  args: {
    children: [
      <Button key="save">Guardar cambios</Button>,
      <Button key="cancel" variant="secondary">
        Cancelar
      </Button>,
    ],
  },
});

export default meta;

export const Default = meta.story({});

export const End = meta.story({ args: { align: 'end' } });

export const Phone = meta.story({ globals: { viewport: { value: 'min320' } } });
