import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  component: ProgressBar,
  title: 'Componentes/Datos/ProgressBar, avance, progreso',
  parameters: {
    guide: {
      use: 'Cuánto falta, cuando se sabe. Si no se sabe: Skeleton o el botón ocupado.',
      does: ['Poner el número al lado.'],
      donts: ['Moverla sin que avance nada.'],
    },
  },
  args: { value: 93, 'aria-label': 'Ficha completa' },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Ficha completa' });
    await expect(bar).toHaveAttribute('aria-valuenow', '93');
    await expect(bar).toHaveAttribute('aria-valuetext', '93 %');
    await expect(canvas.getByText('93 %')).toBeVisible();
  },
});

export const WithLabel = meta.story({
  name: 'Con etiqueta',
  tags: ['movimiento'],
  args: {
    'aria-label': undefined,
    label: 'Enviando monólogo.mp4',
    value: 3.8,
    maxValue: 6.1,
    valueText: '3,8 de 6,1 MB',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Enviando monólogo.mp4' })).toHaveAttribute(
      'aria-valuetext',
      '3,8 de 6,1 MB',
    );
  },
});

export const Start = meta.story({ name: 'Al comienzo', args: { value: 0 } });
export const Done = meta.story({ name: 'Terminado', args: { value: 100 } });

/** 99.9 % does not count as done. */
export const AlmostDone = meta.story({
  name: 'Casi terminado',
  args: { value: 99.9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99 %')).toBeVisible();
  },
});

/** A value beyond the ends, or no number, shows as the nearest end. */
export const Impossible = meta.story({
  name: 'Valores imposibles',
  render: (args) => (
    <>
      <ProgressBar {...args} aria-label="Sin número" value={Number.NaN} />
      <ProgressBar {...args} aria-label="Pasado" value={250} />
      <ProgressBar {...args} aria-label="Sin tramo" value={3} minValue={5} maxValue={5} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sin número' })).toHaveAttribute(
      'aria-valuetext',
      '0 %',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Pasado' })).toHaveAttribute(
      'aria-valuetext',
      '100 %',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Sin tramo' })).toHaveAttribute(
      'aria-valuetext',
      '0 %',
    );
  },
});

export const Narrow = meta.story({
  name: 'Angosto',
  args: { label: 'Loops grabados de la temporada completa, con canciones', 'aria-label': undefined },
  globals: { viewport: { value: 'min320' } },
});
