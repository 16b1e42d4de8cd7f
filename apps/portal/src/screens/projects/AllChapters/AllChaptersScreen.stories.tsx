import type { ListedChapter } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const PATH = '/projects-back-office/chapters';

const portal = portalAt(PATH, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Capítulos por entregar, atrasados',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** The due day of each row in order: the first date in the row, before the day of the last change. */
const days = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((header: HTMLElement) => {
    const [day = ''] = /\d\d-\d\d-20\d\d/.exec(header.closest('[role="row"]')?.textContent ?? '') ?? [];
    return day.split('-').reverse().join('-');
  });

/** The chapters of every project, by due day. A title leads to the chapter in its project. */
export const All = meta.story({
  name: 'De todos los proyectos',
  tags: ['al entrar'],
  globals: { viewport: { value: 'laptop1024' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ capítulos$/)).toBeVisible();
    const shown = days(canvas);
    await expect(shown).toEqual(shown.toSorted());
    const [link] = within(canvas.getAllByRole('rowheader')[0] as HTMLElement).getAllByRole('link');
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects-back-office\/chapter\?project=\d+&capitulo=\d+$/),
    );
  },
});

/** 'Pendientes' links here. Late chapters are marked, in words too. */
export const Late = meta.story({
  name: 'Atrasados',
  tags: ['resultado'],
  args: { path: `${PATH}?vence=late` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrega: Atrasados' })).toBeVisible();
    await canvas.findAllByText('Atrasado');
    await expect(canvas.getAllByText('Atrasado')).toHaveLength(canvas.getAllByRole('rowheader').length);
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: `${PATH}?buscar=zzz` },
  play: shows('Ningún capítulo coincide'),
});

export const Empty = meta.story({
  name: 'Vacío',
  tags: ['vacío'],
  beforeEach: portal.serves({ listAllChapters: (c) => c.json(listPage([]), 200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay capítulos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver proyectos' })).toBeVisible();
  },
});

const ONE: ListedChapter = {
  id: 4,
  projectId: 1,
  projectTitle: 'La bahía de los relojes',
  season: '2',
  projectStage: 'inProgress',
  number: 204,
  title: 'El faro apagado',
  dueDate: '2026-03-24',
  statusId: 11,
  statusLabel: 'En grabación',
  statusStage: 'inProgress',
  loopsPlanned: 320,
  loopsDone: 128,
  updatedAt: '2026-03-05T13:12:00.000Z',
};

const rowsLike = (total: number, like: Partial<ListedChapter> = {}) =>
  portal.serves({
    listAllChapters: (c) => {
      const rows = Array.from({ length: Math.min(total, 10) }, (_, row) => ({
        ...ONE,
        id: row + 1,
        ...like,
      }));
      return c.json(listPage(rows, total), 200);
    },
  });

export const Many = meta.story({
  name: 'Muchos',
  tags: ['muchos'],
  beforeEach: rowsLike(1247),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 capítulos')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: rowsLike(1, { title: 'm'.repeat(190), projectTitle: 'n'.repeat(190) }),
  play: fitsIn(768, (canvas) => canvas.findByText(/mmmm/)),
});

const states = listStates('listAllChapters', {
  serves: portal.serves,
  table: 'Capítulos',
  failed: 'No pudimos cargar los capítulos',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText(/^\d+ capítulos$/)),
});
