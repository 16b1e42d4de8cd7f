import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  title: 'Componentes/Datos/DescriptionList, datos, ficha',
  parameters: {
    guide: {
      use: 'Datos que se leen y no se editan: término y valor.',
      does: ['Señalar lo que falta con su enlace para completarlo.'],
      donts: ['Mostrar campos deshabilitados en su lugar.'],
    },
  },
  component: DescriptionList,
  args: {
    items: [
      { term: 'Nombre', value: 'Antonia Millaquén Rojas' },
      { term: 'RUT', missing: 'Falta completar.' },
      { term: 'Teléfono', value: '' },
    ],
  },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Antonia Millaquén Rojas',
      'Falta completar.',
      '—',
    ]);
  },
});

/** Short facts in one line, under a heading. */
export const Inline = meta.story({
  name: 'En una línea',
  args: {
    layout: 'inline',
    items: [
      { term: 'Duración', value: '00:44:12' },
      { term: 'Entrega', value: '24-03-2026' },
    ],
  },
  play: async ({ canvas }) => {
    const [duration, due] = canvas.getAllByRole('definition');
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Duración',
      'Entrega',
    ]);
    await expect(due?.offsetTop).toBe(duration?.offsetTop);
  },
});

export const LongContent = meta.story({
  name: 'Contenido largo',
  args: {
    items: [
      { term: 'Correo electrónico', value: `${'una.direccion.muy.larga.'.repeat(6)}@correo.cl` },
      { term: 'Comunidad a la que pertenece la persona', value: 'Indígena' },
    ],
  },
  globals: { viewport: { value: 'min320' } },
});
