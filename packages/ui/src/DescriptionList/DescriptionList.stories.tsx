import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  title: 'Componentes/Datos/DescriptionList, datos, ficha',
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
