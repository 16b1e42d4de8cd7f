import preview from '../../../../.storybook/preview';
import { Lamp } from './Lamp';

const meta = preview.meta({
  component: Lamp,
  title: 'Componentes/Estructura/Lamp, punto de alerta',
  parameters: {
    guide: {
      use: 'Ahora, o requiere atención. Nada más.',
      does: ['Decirlo también en palabras para quien no lo ve.'],
      donts: ['Usarla de adorno.'],
    },
  },
});

/** In a row, always beside words that say the same. */
export const Halo = meta.story({
  name: 'Con halo',
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 12, paddingLeft: 4 }}>
      <Lamp /> Falta completar.
    </p>
  ),
});

/** The ring cuts the lamp out of the icon under it. */
export const Ring = meta.story({ name: 'Con anillo', args: { edge: 'ring' } });
