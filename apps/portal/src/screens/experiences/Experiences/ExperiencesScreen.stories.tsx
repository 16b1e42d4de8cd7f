import type { Handlers } from '@doblaje/contract';
import type { Experience } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { fails, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects', { person: people.antonia, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Experiencias',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** The characters of the rows, from top to bottom. */
async function characters(canvas: Canvas) {
  const table = within(await canvas.findByRole('grid', { name: 'Experiencias' }));
  const links = table.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
  return links.map((link) => link.getAttribute('aria-label')?.split(', ').at(-1));
}

const MALVA: Experience = {
  id: 301,
  person: { id: '0198a4d2-0000-7000-8000-000000000001', name: 'Antonia Millaquén Rojas' },
  projectId: 1,
  projectTitle: 'La bahía de los relojes',
  season: '2',
  typeId: 2,
  statusId: 2,
  statusLabel: 'En producción',
  statusStage: 'inProgress',
  character: 'Inspectora Malva',
  characterType: 'ACTOR',
  chapters: 12,
  loopsPlanned: 412,
  loopsDone: 318,
};

/** Answers with a page of these rows. */
const listing =
  (total: number, some: readonly Partial<Experience>[]): Handlers['listExperiences'] =>
  (c) => {
    const items = some.map((like, row) => ({ ...MALVA, ...like, id: 301 + row }));
    return c.json(listPage(items, total), 200);
  };

export const Default = meta.story({
  name: 'Lista',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'La bahía de los relojes, temporada 2, Inspectora Malva' });
    const row = within(canvas.getByRole('row', { name: /Inspectora Malva/ }));
    await expect(row.getByText('Serie')).toBeVisible();
    await expect(row.getByText('Actor')).toBeVisible();
    await expect(row.getByText('En producción')).toBeVisible();
    await expect(canvas.getByText('2 resultados')).toBeVisible();
    await expect(canvas.getByText('Tus participaciones en proyectos del estudio')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Persona' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Persona' })).toBeNull();
  },
});

export const FromAddress = meta.story({
  name: 'Como la dirección lo pide',
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/projects?buscar=malva&tipo=2&orden=-character' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await characters(canvas)).toEqual(['Inspectora Malva']));
    await expect(canvas.getByRole('searchbox', { name: 'Buscar proyecto o personaje' })).toHaveValue('malva');
    await expect(canvas.getByRole('button', { name: 'Tipo: Serie' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Personaje' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

export const Filtering = meta.story({
  name: 'Filtrar y ordenar',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Abuela Nube/ });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'Tipo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Largometraje' }));
    await waitFor(async () => expect(await characters(canvas)).toEqual(['Abuela Nube']));
    await userEvent.click(filters.getByRole('button', { name: 'Quitar filtro Tipo' }));
    await waitFor(async () => expect(await characters(canvas)).toHaveLength(2));
    // The studio defines the statuses.
    await userEvent.click(await filters.findByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancelado' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nada coincide' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Personaje' }));
    await waitFor(async () => expect(await characters(canvas)).toEqual(['Abuela Nube', 'Inspectora Malva']));
  },
});

export const WithoutStates = meta.story({
  name: 'Sin los estados, el resto queda',
  beforeEach: portal.serves({ experienceStatuses: fails(500, 'Algo salió mal. Inténtalo de nuevo.') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Abuela Nube/ });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await expect(filters.getByRole('button', { name: 'Tipo' })).toBeVisible();
    await expect(filters.queryByRole('button', { name: 'Estado' })).toBeNull();
  },
});

export const Admin = meta.story({
  name: 'Administración',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Farero Ulises/ });
    await expect(canvas.getByText('6 resultados')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Farero Ulises/ }));
    await expect(row.getByText('Baltazar Ibáñez Soto')).toBeVisible();
  },
});

export const OfAPerson = meta.story({
  name: 'Administración, por persona',
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Farero Ulises/ });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'Persona' }));
    const field = await screen.findByRole('searchbox', { name: 'Buscar persona' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nadie así');
    await expect(await screen.findByText('Nadie coincide')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('baltazar');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await characters(canvas)).toEqual(['Farero Ulises']));
    await expect(filters.getByRole('button', { name: 'Persona: Baltazar Ibáñez Soto' })).toBeVisible();
  },
});

/** The link holds only an id; the name comes from the rows. */
export const OfAPersonByLink = meta.story({
  name: 'Administración, por persona desde un enlace',
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/projects?persona=0198a4d2-0000-7000-8000-000000000003' },
  beforeEach: scene({ person: people.fermin }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Persona: Catalina Quilodrán Vera' }),
    ).toBeVisible();
    await expect(await characters(canvas)).toEqual(['Relojero Baltasar']);
  },
});

export const Many = meta.story({
  name: 'Muchas experiencias',
  tags: ['muchos'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({
    listExperiences: listing(14, [
      {},
      { projectTitle: 'Kumo y la montaña', season: '', typeId: 1, chapters: 1, character: 'Abuela Nube' },
      {
        projectTitle: 'Kumo y la montaña',
        season: '',
        typeId: 1,
        chapters: 1,
        character: 'Coro del valle',
        characterType: 'MUSICIAN',
      },
      {
        projectTitle: 'Los inventores de Quillay',
        season: '1',
        chapters: 20,
        character: 'Profesora Bemol',
        statusLabel: 'En preparación',
        statusStage: 'waiting',
      },
      {
        projectTitle: 'Cielo de hojalata',
        season: '',
        typeId: 1,
        chapters: 1,
        character: 'La Veleta',
        statusLabel: 'En pausa',
        statusStage: 'paused',
      },
      ...['Narradora', 'Rosa Ibarra', 'Voz guía', 'Locutora'].map((character, row) => ({
        projectTitle: ['Expediente Austral', 'Marea baja', 'Vocabulario vivo', 'Ruta 41: avance'][row] ?? '',
        chapters: [8, 34, 60, 1][row] ?? 1,
        character,
        statusLabel: 'Entregado',
        statusStage: 'done' as const,
      })),
      {
        projectTitle: 'El último farol',
        season: '1',
        chapters: 3,
        character: 'Dora',
        statusLabel: 'Cancelado',
        statusStage: 'cancelled',
      },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 resultados')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin experiencias',
  tags: ['vacío'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({ listExperiences: listing(0, []) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Aún no participas en proyectos' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Cuando el estudio te asigne un personaje/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
  },
});

export const EmptyOfAdmin = meta.story({
  name: 'Sin experiencias, Administración',
  beforeEach: scene({ person: people.fermin, handlers: { listExperiences: listing(0, []) } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Aún no hay personajes asignados' }),
    ).toBeVisible();
  },
});

const states = listStates('listExperiences', {
  serves: portal.serves,
  table: 'Experiencias',
  failed: 'No pudimos cargar tus experiencias',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla la carga', tags: ['falla'], ...states.failed });

export const PeopleFail = meta.story({
  name: 'Administración, falla la búsqueda de personas',
  beforeEach: scene({
    person: people.fermin,
    handlers: { listPeople: fails(500, 'Algo salió mal. Inténtalo de nuevo.') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Farero Ulises/ });
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'Persona' }));
    await expect(await screen.findByText('No pudimos buscar. Inténtalo de nuevo.')).toBeVisible();
  },
});

export const PeopleFailClosed = meta.story({
  ...PeopleFail.input,
  name: 'Falla la búsqueda de personas, y se cierra',
  play: async (context) => {
    await PeopleFail.input.play?.(context as never);
    const { canvas } = context;
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filters.getByRole('button', { name: 'Persona' })).toHaveFocus());
  },
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

const LONG: Partial<Experience> = {
  person: { id: MALVA.person.id, name: `${people.longNames.first_name} ${people.longNames.last_name}` },
  projectTitle:
    'La extraordinaria y verdadera historia de la Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  character: 'Su Excelencia la Archiduquesa Hipólita Guillermina de los Ventisqueros',
  statusLabel: 'Esperando la aprobación de la señal extranjera',
};

/** The width at which the columns are narrowest. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: scene({ person: people.fermin, handlers: { listExperiences: listing(1, [LONG]) } }),
  play: fitsIn(768, (canvas) => canvas.findByRole('link', { name: /Donaudampf/ })),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('link', { name: /Abuela Nube/ })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: scene({ person: people.fermin, handlers: { listExperiences: listing(1, [LONG]) } }),
  ...at(320, (canvas) => canvas.findByRole('link', { name: /Donaudampf/ })),
});
