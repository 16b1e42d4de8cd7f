import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PersonHeading } from './PersonHeading';

const meta = preview.meta({
  title: 'Componentes/Estructura/PersonHeading, encabezado de persona',
  parameters: {
    guide: {
      use: 'De quién es la ficha: iniciales, nombre y una línea.',
      does: ['Una por página, arriba.'],
      donts: ['Repetir el nombre más abajo.'],
    },
  },
  component: PersonHeading,
  args: { name: 'Antonia Millaquén Rojas' },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Antonia Millaquén Rojas');
  },
});

export const WithText = meta.story({
  name: 'Con una línea',
  args: { children: 'Ficha completa: 13 de 14 datos' },
});

export const LongName = meta.story({
  name: 'Nombre largo',
  args: { name: 'María de los Ángeles Hipólita Constanza Undurraga-Goyenechea y Larraín-Echaurren' },
  globals: { viewport: { value: 'min320' } },
});
