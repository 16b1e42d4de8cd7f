import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { ButtonRow } from './ButtonRow';

const meta = preview.meta({
  title: 'Componentes/Acciones/ButtonRow, fila de botones',
  parameters: {
    guide: {
      use: 'Los botones de un formulario, en orden y con su aire.',
      does: ['Poner primero el principal.'],
      donts: ['Más de tres.'],
    },
  },
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

export const Default = meta.story({ name: 'Por defecto' });

export const End = meta.story({ name: 'Al final', args: { align: 'end' } });

export const Phone = meta.story({ name: 'Mínimo 320', globals: { viewport: { value: 'min320' } } });
