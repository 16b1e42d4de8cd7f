import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import type { StatusShape } from './look';
import { Status } from './Status';

const meta = preview.meta({
  component: Status,
  title: 'Componentes/Datos/Status, estado',
  parameters: {
    guide: {
      use: 'Cómo va algo: una forma y una palabra. El color solo lo repite.',
      does: ['Elegir la forma por lo que significa.'],
      donts: ['Inventar una séptima forma.'],
    },
  },
  args: { shape: 'done' as StatusShape, children: 'Entregado' },
});

export const Done = meta.story({
  name: 'Terminado',
  play: async ({ canvas }) => {
    // The shape is decoration: screen readers only read the word.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Entregado')).toBeVisible();
  },
});
export const InProgress = meta.story({
  name: 'En curso',
  args: { shape: 'inProgress', children: 'En producción' },
});
export const Waiting = meta.story({ name: 'En espera', args: { shape: 'waiting', children: 'En revisión' } });
export const Draft = meta.story({ name: 'Borrador', args: { shape: 'draft', children: 'Borrador' } });
export const Paused = meta.story({ name: 'En pausa', args: { shape: 'paused', children: 'En pausa' } });
export const Cancelled = meta.story({
  name: 'Cancelado',
  args: { shape: 'cancelled', children: 'Rechazada' },
});

const ALL: readonly (readonly [StatusShape, string])[] = [
  ['done', 'Entregado'],
  ['inProgress', 'En producción'],
  ['waiting', 'En preparación'],
  ['draft', 'Borrador'],
  ['paused', 'En pausa'],
  ['cancelled', 'Cancelado'],
];

/** Six shapes, different even without colour. */
export const All = meta.story({
  name: 'Todos',
  render: () => (
    <ul style={{ display: 'grid', gap: 8, listStyle: 'none' }}>
      {ALL.map(([shape, word]) => (
        <li key={shape}>
          <Status shape={shape}>{word}</Status>
        </li>
      ))}
    </ul>
  ),
});

/** On a button that changes the state, the shape has its usual size. */
export const OnButton = meta.story({
  name: 'Sobre una acción',
  render: (args) => (
    <Button variant="secondary" size="sm">
      <Status {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    const glyph = canvas.getByRole('button', { name: 'Entregado' }).querySelector('svg');
    await expect(glyph?.getBoundingClientRect()).toMatchObject({ width: 12, height: 12 });
  },
});

export const LongText = meta.story({
  name: 'Texto largo',
  args: {
    shape: 'waiting',
    children: 'En espera de la aprobación del cliente internacional y de la dirección artística',
  },
  globals: { viewport: { value: 'min320' } },
});
