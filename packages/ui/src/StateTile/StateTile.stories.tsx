import preview from '../../../../.storybook/preview';
import { StateTile } from './StateTile';

const meta = preview.meta({
  title: 'Componentes/Mensajes/StateTile, resultado de un paso',
  parameters: {
    guide: {
      use: 'El resultado de un paso, grande: listo, falló, en curso.',
      does: ['Acompañarlo de un título.'],
      donts: ['Usarlo en una fila.'],
    },
  },
  component: StateTile,
});

export default meta;

export const Done = meta.story({ name: 'Terminado', args: { state: 'done' } });

export const Busy = meta.story({ name: 'Ocupado', args: { state: 'busy' } });
