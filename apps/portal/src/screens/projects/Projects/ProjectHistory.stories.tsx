import { API_MESSAGES, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office?historial=1', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Historial',
  ...portal.meta,
});

export default meta;

const drawerOf = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Default = meta.story({
  name: 'Con cambios',
  tags: ['al entrar'],
  play: async () => {
    const drawer = await drawerOf('Historial');
    const [imported, newest, oldest] = await drawer.findAllByRole('listitem');
    await expect(imported).toHaveTextContent('Capítulos nuevos, desde CSV12');
    await expect(imported).toHaveTextContent('Participaciones nuevas, desde CSV84');
    await expect(newest).toHaveTextContent('Proyecto editado');
    await expect(newest).toHaveTextContent('Fermín Arancibia');
    await expect(newest).toHaveTextContent('18-11-2026 10:12');
    await expect(newest).toHaveTextContent('En preparación cambió a En producción');
    await expect(oldest).toHaveTextContent('Título del proyectoLa bahía de los relojes');
    await expect(drawer.getByText('La bahía de los relojes, temporada 2')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Ver más' })).toBeNull();
  },
});

export const FromTheMenu = meta.story({
  name: 'Abrir y cerrar',
  args: { path: '/projects-back-office' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Acciones de Kumo y la montaña' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Ver historial' }));
    const drawer = await drawerOf('Historial');
    await drawer.findByText('Kumo y la montaña');
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

/** One of 60 lines, shown 20 per page. */
const lineOf = (id: number) => ({
  id,
  at: '2026-11-18T13:12:00.000Z',
  actor: null,
  action: 'update' as const,
  entity: 'project' as const,
  changes: [{ field: 'season', from: `${id}`, to: `${id + 1}` }],
});

export const Many = meta.story({
  name: 'Varias páginas',
  tags: ['muchos'],
  beforeEach: portal.serves({
    history: (c) => {
      const from = (c.req.valid('query').before ?? 41) - 1;
      const items = Array.from({ length: 20 }, (_, index) => lineOf(from - index));
      return c.json({ items, next: from > 20 ? from - 19 : null }, 200);
    },
  }),
  play: async () => {
    const drawer = await drawerOf('Historial');
    const more = await drawer.findByRole('button', { name: 'Ver más' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(40));
    await expect(drawer.getAllByText('Una cuenta que ya no existe')).toHaveLength(40);
    // The button disappears with the last page.
    await waitFor(() => expect(drawer.getByText('No hay cambios anteriores.')).toHaveFocus());
  },
});

export const Empty = meta.story({
  name: 'Sin cambios',
  tags: ['vacío'],
  beforeEach: portal.serves({ history: (c) => c.json({ items: [], next: null }, 200) }),
  play: async () => {
    await expect(await (await drawerOf('Historial')).findByText('Aún no hay cambios')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ history: never }),
  play: async () => {
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Abriendo historial' }),
    ).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Proyecto que ya no existe',
  tags: ['falla'],
  beforeEach: portal.serves({
    readProject: () => {
      throw new Problem(404, API_MESSAGES.projectGone);
    },
  }),
  play: async () => {
    const drawer = await drawerOf('No pudimos abrir el historial');
    await expect(drawer.getByText(/Este proyecto ya no existe/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async () => {
    await drawerOf('Historial');
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await (await drawerOf('Historial')).findAllByRole('listitem');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
