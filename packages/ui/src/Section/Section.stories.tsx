import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Section } from './Section';

const meta = preview.meta({
  title: 'Componentes/Estructura/Section, sección',
  parameters: {
    guide: {
      use: 'Una parte de la página: raya de tinta, título y su acción.',
      does: ['Un título que se entienda solo.'],
      donts: ['Anidar secciones.'],
    },
  },
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

/** Without room beside the title the actions wrap below it. Both keep their distance from the rule and the content. */
export const Wrapped = meta.story({
  name: 'Con acciones en otra línea',
  args: { ...WithAction.input.args, title: 'Capítulo 204: Las extraordinarias aventuras del faro apagado' },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const [region, title, action] = [
      canvas.getByRole('region'),
      canvas.getByRole('heading'),
      canvas.getByRole('button'),
    ].map((part) => part.getBoundingClientRect());
    await expect(action?.top).toBeGreaterThanOrEqual(title?.bottom ?? 0);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading'));
    await expect(words.getBoundingClientRect().top - (region?.top ?? 0)).toBeGreaterThanOrEqual(8);
  },
});

/** Inside a drawer or a card, which has its own second-level heading. */
export const Within = meta.story({
  name: 'Dentro de algo con título',
  args: { headingLevel: 3, title: 'Personajes', children: 'Inspectora Malva' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Personajes' })).toBeVisible();
  },
});
