import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { pointsLeft, rightToLeft } from '../../../../.storybook/rightToLeft';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  component: Breadcrumbs,
  title: 'Componentes/Estructura/Breadcrumbs, migas, camino',
  parameters: {
    guide: {
      use: 'El camino hasta la página, cuando hay más de un nivel.',
      keys: [['Tab', 'Pasa por los niveles.']],
      does: ['Dejar el último sin enlace.'],
      donts: ['Usarlo en las páginas del menú.'],
    },
  },
  args: {
    items: [
      { text: 'Proyectos', href: '#projects' },
      { text: 'La bahía de los relojes', href: '#project' },
      { text: 'Capítulos' },
    ],
  },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Ruta de navegación' }));
    await expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Proyectos',
      'La bahía de los relojes',
      'Capítulos',
    ]);
    await expect(nav.getAllByRole('link')).toHaveLength(2);
    await expect(nav.getByText('Capítulos')).toHaveAttribute('aria-current', 'page');
  },
});

export const One = meta.story({ name: 'Un nivel', args: { items: [{ text: 'Proyectos' }] } });
export const LongOnPhone = meta.story({
  name: 'Largo, mínimo 320',
  args: {
    items: [
      { text: 'Proyectos', href: '#projects' },
      { text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', href: '#project' },
      { text: 'La extraordinaria y verdadera historia de la bahía de los relojes' },
    ],
  },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The path runs to the left, and its arrows too. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('listitem');
    const lefts = levels.map((level) => level.getBoundingClientRect().left);
    await expect(lefts).toHaveLength(3);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
    await expect(
      levels
        .map((level) => level.querySelector('svg'))
        .slice(1)
        .map(pointsLeft),
    ).toEqual([true, true]);
  },
});
