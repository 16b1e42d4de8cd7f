import { useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { PageHeading } from './PageHeading';

const meta = preview.meta({
  component: PageHeading,
  title: 'Componentes/Estructura/PageHeading, título de la página',
  parameters: {
    guide: {
      use: 'El título de la página, con su camino y una línea.',
      does: ['Uno por página.'],
      donts: ['Acciones que no son de toda la página.'],
    },
  },
  args: { children: 'Proyectos' },
});

export const Default = meta.story({ name: 'Por defecto' });

export const Full = meta.story({
  name: 'Con todo',
  args: {
    children: 'Los guardianes del faro',
    breadcrumbs: (
      <Breadcrumbs items={[{ text: 'Proyectos', href: '#projects' }, { text: 'Los guardianes del faro' }]} />
    ),
    sub: 'Serie · Temporada 2 · En producción',
    actions: (
      <>
        <Button variant="secondary">Exportar CSV</Button>
        <Button>Crear proyecto</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const crumbs = within(canvas.getByRole('navigation', { name: 'Ruta de navegación' }));
    await expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Proyectos',
      'Los guardianes del faro',
    ]);
    await expect(crumbs.getAllByRole('link')).toHaveLength(1);
  },
});

export const FullOnPhone = meta.story({
  ...Full.input,
  name: 'Con todo, mínimo 320',
  globals: { viewport: { value: 'min320' } },
});

/** Facts about the page's subject, with space between them. */
export const Facts = meta.story({
  name: 'Con varios datos',
  args: {
    sub: (
      <>
        <span>Serie, temporada 2</span>
        <span>N.º interno BR-204</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [season, number] = ['Serie, temporada 2', 'N.º interno BR-204'].map((fact) =>
      canvas.getByText(fact).getBoundingClientRect(),
    );
    await expect((number?.left ?? 0) - (season?.right ?? 0)).toBeGreaterThanOrEqual(12);
  },
});

export const Public = meta.story({
  name: 'Página pública',
  args: { level: 'public', children: 'Iniciar sesión' },
});

export const Display = meta.story({
  name: 'Muy grande',
  args: { level: 'display', children: 'Final, bienvenido a Estudio de Doblaje' },
});

/** Long titles wrap, even without spaces. The page never scrolls sideways. */
export const LongTitle = meta.story({
  name: 'Título largo',
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen y otras historias' },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** After a route change a script moves the focus to the title. Screen readers speak it, and no ring shows even after a key press. */
export const FocusedByScript = meta.story({
  name: 'Toma el foco',
  render: function Render(args) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <PageHeading {...args} ref={heading} />
        <Button onPress={() => heading.current?.focus()}>Cambiar de página</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
});
