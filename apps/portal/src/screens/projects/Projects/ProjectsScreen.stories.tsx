import { Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { listPage, listStates } from '../../../stories/listStates';
import { NO_CATALOGUES } from '../../../stories/noCatalogues';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);
/** Search within the filters only: the table's headings have the same names. */
const filters = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
const unavailable = () => {
  throw new Problem(503, 'El servicio no está disponible en este momento.');
};

/** Opens the menu of a row and picks an entry. */
async function choose(canvas: Canvas, row: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Acciones de ${row}` }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
}

export const Default = meta.story({
  name: 'Lista',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 proyectos')).toBeVisible();
    await expect(titles(canvas)[0]).toBe('La bahía de los relojes');
    const row = within(canvas.getByRole('row', { name: /La bahía de los relojes/ }));
    for (const words of ['BR-204', 'Serie', 'En producción', 'Puerto Mudo', 'Canal Andino 7', '05-03-2026'])
      await expect(row.getByText(words)).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      '/projects-back-office/chapter-list?project=1',
    );
    await expect(canvas.getByRole('link', { name: 'Proyectos', current: 'page' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Con búsqueda y filtros',
  args: { path: '/projects-back-office?buscar=be-&cliente=21&orden=projectTitle' },
  beforeEach: portal.serves(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún proyecto coincide')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Buscar título o N.º interno' }));
    await expect(await canvas.findByText('3 proyectos')).toBeVisible();
    await expect(titles(canvas)).toEqual([
      'El último farol',
      'Expediente Austral',
      'La bahía de los relojes',
    ]);
    await expect(canvas.getByRole('button', { name: 'Cliente: Puerto Mudo' })).toBeVisible();
    await userEvent.click(filters(canvas).getByRole('button', { name: 'Estado' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Cancelado' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['El último farol']));
  },
});

export const FilteredByArchived = meta.story({
  name: 'Con un filtro archivado',
  args: { path: '/projects-back-office?estado=5' },
  beforeEach: portal.serves({
    catalogues: (c) => c.json({ ...NO_CATALOGUES, projectStatus: [CANCELLED] }, 200),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Estado: Cancelado' })).toBeVisible();
    await expect(await canvas.findByText('1 proyecto')).toBeVisible();
  },
});

const CANCELLED = {
  id: 5,
  kind: 'projectStatus',
  label: 'Cancelado',
  stage: 'cancelled',
  position: 1,
  isArchived: true,
  updatedAt: '2026-01-05T13:00:00.000Z',
} as const;

export const Deleted = meta.story({
  name: 'Eliminar y deshacer',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Campaña Invierno', 'Eliminar');
    await expect(await findNotice('Proyecto eliminado')).toBeInTheDocument();
    await expect(await canvas.findByText('11 proyectos')).toBeVisible();
    await expect(titles(canvas)).not.toContain('Campaña Invierno');
    // The menu is gone with its row, so that of the next row takes the focus.
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).toHaveAccessibleName(/^Acciones de /);
    await pressUndo();
    await expect(await canvas.findByText('12 proyectos')).toBeVisible();
    await expect(titles(canvas)).toContain('Campaña Invierno');
    // The restored project may be on another page of the list, so a notification tells.
    await expect(await canvas.findByText('Proyecto recuperado')).toBeVisible();
  },
});

export const NotDeleted = meta.story({
  name: 'No se elimina con capítulos',
  tags: ['falla'],
  beforeEach: portal.serves({
    deleteProject: () => {
      throw new Problem(409, 'Este proyecto tiene capítulos. Elimínalos antes de eliminar el proyecto.', {
        code: 'HAS_CHAPTERS',
      });
    },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 'Kumo y la montaña', 'Eliminar');
    await expect(await findNotice('No pudimos eliminar el proyecto')).toBeInTheDocument();
    await expect(await findNotice(/Este proyecto tiene capítulos/)).toBeInTheDocument();
    await expect(canvas.getByText('12 proyectos')).toBeVisible();
  },
});

export const NotRestored = meta.story({
  name: 'Deshacer llega tarde',
  beforeEach: portal.serves({
    restoreProject: () => {
      throw new Problem(422, 'Revisa los datos.', {
        errors: [{ field: 'houseNumber', message: 'Ya hay un proyecto con este número interno' }],
      });
    },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 'Campaña Invierno', 'Eliminar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(await findNotice('No pudimos recuperar el proyecto')).toBeInTheDocument();
    await expect(await findNotice('Ya hay un proyecto con este número interno')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Vacío',
  tags: ['vacío'],
  beforeEach: portal.serves({
    listProjects: (c) => c.json(listPage([]), 200),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay proyectos')).toBeVisible();
  },
});

export const EmptyCreate = meta.story({
  ...Empty.input,
  name: 'Vacío, y se crea el primero',
  tags: [],
  play: async (context) => {
    await Empty.input.play?.(context as never);
    const { canvas } = context;
    const [, inPlace] = canvas.getAllByRole('button', { name: 'Crear proyecto' });
    await userEvent.click(inPlace as HTMLElement);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Crear proyecto' });
    // The dialog is in the page before it is visible.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Many = meta.story({
  name: 'Muchos',
  tags: ['muchos'],
  args: { path: '/projects-back-office?filas=25' },
  beforeEach: portal.serves({
    listProjects: (c) =>
      c.json({ items: manyProjects(), total: 10_000, isTotalExact: false, page: 1, size: 25 }, 200),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('más de 10.000 proyectos')).toBeVisible();
    await expect(titles(canvas)).toHaveLength(25);
  },
});

const LONG = 'Las extraordinarias aventuras de los inventores de Quillay en la Antártica Chilena';

const projectOf = (id: number, projectTitle: string) =>
  ({
    id,
    projectTitle,
    season: `${id}`,
    houseNumber: `ZZ-${id}`,
    typeId: 2,
    statusId: 2,
    clientsId: 21,
    signalId: 31,
    statusLabel: 'En producción',
    statusStage: 'inProgress',
    clientLabel: 'Puerto Mudo',
    signalLabel: 'Canal Andino 7',
    chapterCount: 0,
    createdAt: '2026-01-05T13:00:00.000Z',
    updatedAt: '2026-03-05T13:12:00.000Z',
  }) as const;

const manyProjects = () => Array.from({ length: 25 }, (_, index) => projectOf(index + 1, 'Siete faroles'));

const longNames = portal.serves({
  listProjects: (c) => {
    const words = {
      statusLabel: 'A la espera de los materiales del cliente',
      clientLabel: 'Compañía Transatlántica de Producciones Audiovisuales',
      signalLabel: 'Televisióneducativaydeportivainternacional',
      season: 'Especial de fin de año',
    };
    const items = [
      { ...projectOf(1, LONG), ...words },
      { ...projectOf(2, LONG), ...words },
    ];
    return c.json(listPage(items), 200);
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  beforeEach: longNames,
  play: async ({ canvas }) => {
    await canvas.findByText('2 proyectos');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

const states = listStates('listProjects', {
  serves: portal.serves,
  table: 'Proyectos',
  failed: 'No pudimos cargar los proyectos',
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ listProjects: never, catalogues: never }),
  play: states.loading.play,
});

export const Failed = meta.story({ name: 'Falla la carga', tags: ['falla'], ...states.failed });

/** Without the catalogues the list still works, but without the filters that need them. */
export const CataloguesFailed = meta.story({
  name: 'Fallan los catálogos',
  tags: ['falla'],
  beforeEach: portal.serves({ catalogues: unavailable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 proyectos')).toBeVisible();
    await waitFor(() => expect(filters(canvas).queryByRole('button', { name: 'Cliente' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Crear proyecto' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Crear proyecto' }));
    await expect(await dialog.findByText('No pudimos cargar los catálogos')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Crear proyecto' })).toBeDisabled();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: longNames,
  play: async ({ canvas }) => {
    await canvas.findByText('2 proyectos');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
