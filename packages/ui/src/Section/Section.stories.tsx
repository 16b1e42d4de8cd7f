import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Section } from './Section';

const meta = preview.meta({
  title: 'Componentes/Estructura/Section, sección',
  component: Section,
  args: { title: 'Datos personales', children: 'Antonia Millaquén Rojas' },
});

export default meta;

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Datos personales' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  name: 'Con acción',
  args: {
    actions: (
      <Button variant="ghost" size="sm">
        Editar
      </Button>
    ),
  },
});

/** Within a drawer or a card, whose own heading is the second. */
export const Within = meta.story({
  name: 'Dentro de algo con título',
  args: { headingLevel: 3, title: 'Personajes', children: 'Inspectora Malva' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Personajes' })).toBeVisible();
  },
});
