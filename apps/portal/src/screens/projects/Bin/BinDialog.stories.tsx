import { API_MESSAGES } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Papelera',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Papelera' }));
  return within(await screen.findByRole('dialog', { name: 'Papelera' }));
}

export const Empty = meta.story({
  name: 'Vacía',
  tags: ['vacío'],
  play: async ({ canvas }) => {
    await expect(await (await open(canvas)).findByText('La papelera está vacía')).toBeVisible();
  },
});

export const Restored = meta.story({
  name: 'Recuperar un proyecto',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await canvas.findByText('12 proyectos');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Acciones de Los inventores de Quillay, temporada 1' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await expect(await canvas.findByText('11 proyectos')).toBeVisible();
    const bin = await open(canvas);
    await expect(await bin.findByText('Los inventores de Quillay, temporada 1')).toBeVisible();
    await expect(
      bin.getByText(/Se eliminó el .* por Fermín Arancibia; se borra el 20-12-2026/),
    ).toBeVisible();
    await userEvent.click(
      bin.getByRole('button', { name: 'Recuperar Los inventores de Quillay, temporada 1' }),
    );
    await expect(await bin.findByText('La papelera está vacía')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await expect(await canvas.findByText('12 proyectos')).toBeInTheDocument();
  },
});

const long =
  'Las extraordinarias aventuras de los inventores de Quillay en la Antártica Chilena, temporada 12';

const full = portal.serves({
  restoreProject: fails(422, API_MESSAGES.houseNumberTaken),
  listDeleted: (c) => {
    const kinds = ['project', 'chapter', 'character', 'work-order', 'shared-document'] as const;
    const items = kinds.map((kind, index) => ({
      ...{ kind, id: index + 1, name: `${index + 1} · ${long}`, project: kind === 'project' ? '' : long },
      ...{ deletedAt: '2026-11-18T15:00:00.000Z', goneOn: '2026-12-18' },
      deletedBy: index === 0 ? null : 'María de los Ángeles Fernández-Undurraga',
    }));
    return c.json({ items, isAll: false }, 200);
  },
});

export const Full = meta.story({
  name: 'Con de todo, más de lo que se muestra',
  tags: ['muchos'],
  beforeEach: full,
  play: async ({ canvas }) => {
    const bin = await open(canvas);
    await expect(await bin.findAllByRole('button', { name: /^Recuperar/ })).toHaveLength(5);
    await expect(bin.getByText('Hay más: se muestran los últimos 5.')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  beforeEach: full,
  play: async ({ canvas }) => {
    const bin = await open(canvas);
    await expect(await bin.findAllByRole('button', { name: /^Recuperar/ })).toHaveLength(5);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: full,
  play: async ({ canvas }) => {
    const bin = await open(canvas);
    const [first] = await bin.findAllByRole('button', { name: /^Recuperar/ });
    await expect(first).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320));
  },
});

export const NotRestored = meta.story({
  name: 'No se puede recuperar',
  beforeEach: full,
  play: async ({ canvas }) => {
    const bin = await open(canvas);
    await userEvent.click((await bin.findAllByRole('button', { name: /^Recuperar/ }))[0] as HTMLElement);
    await expect(await canvas.findByText(/^No pudimos recuperar 1 · /)).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ listDeleted: never }),
  play: async ({ canvas }) => {
    await expect(await (await open(canvas)).findByText('Cargando la papelera...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ listDeleted: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    const bin = await open(canvas);
    await expect(await bin.findByText('No pudimos cargar la papelera')).toBeVisible();
    await expect(bin.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});
