import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/chapter?project=1&capitulo=104&historial=104', {
  person: people.fermin,
});

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Historial',
  ...portal.meta,
});

export default meta;

const drawerOf = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Default = meta.story({
  name: 'Con cambios',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const drawer = await drawerOf('Historial');
    const [newest] = await drawer.findAllByRole('listitem');
    await expect(newest).toHaveTextContent('Capítulo editado');
    await expect(newest).toHaveTextContent('Loops grabados de Inspectora Malva36 cambió a 40');
    await expect(newest).toHaveTextContent('PersonajeCoro del puerto');
    await expect(drawer.getByText('204 · El faro apagado')).toBeVisible();
    // There is no room for the list beside the drawer, so a field chooses the chapter.
    await expect(canvas.getByRole('combobox', { name: /Capítulo/ })).toBeVisible();
  },
});

export const FromTheMenu = meta.story({
  name: 'Abrir y cerrar',
  args: { path: '/projects-back-office/chapter?project=1&capitulo=104' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Acciones de 204 · El faro apagado' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Ver historial' }));
    const drawer = await drawerOf('Historial');
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ history: never }),
  play: async () => {
    await drawerOf('Abriendo historial');
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ history: fails(503, 'El servicio no está disponible en este momento.') }),
  play: async () => {
    const drawer = await drawerOf('No pudimos abrir el historial');
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Reintentar' })).toBeVisible());
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

const opened = () => within(document.body).findByRole('dialog', { name: 'Historial' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, opened) });
export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, opened) });
