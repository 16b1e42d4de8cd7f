import { API_MESSAGES, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const OPEN = '/projects-back-office/chapter-list?project=1&capitulo=104';

const portal = portalAt(OPEN, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Capítulos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const wide = { viewport: { value: 'desktop1440' } };
const list = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Capítulos' }));
const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));
const opened = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Capítulo 204: El faro apagado' });
const unavailable = () => {
  throw new Problem(503, 'El servicio no está disponible en este momento.');
};

async function choose(canvas: Canvas, menu: string | RegExp, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: menu }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
}

export const Default = meta.story({
  name: 'Un capítulo abierto',
  tags: ['al entrar'],
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await opened(canvas)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'La bahía de los relojes' })).toBeVisible();
    const chapters = await list(canvas);
    await expect(chapters.getAllByRole('link')).toHaveLength(12);
    const current = chapters.getByRole('link', { current: true });
    for (const words of ['204', 'El faro apagado', 'En grabación', '00:44:12', 'Atrasado, 24-03-2026'])
      await expect(within(current).getByText(words)).toBeVisible();
    const malva = canvas.getByRole('row', { name: /Inspectora Malva/ });
    await expect(within(malva).getByRole('button', { name: /^Antonia Millaquén/ })).toBeVisible();
    await userEvent.click(chapters.getByRole('link', { name: /206/ }));
    await expect(await canvas.findByText('Aún no hay órdenes de trabajo')).toBeVisible();
    await userEvent.click(chapters.getByRole('link', { name: /205/ }));
    await expect(
      await canvas.findByRole('heading', { name: 'Capítulo 205: La carta sin firma' }),
    ).toBeVisible();
    await userEvent.click(chapters.getByRole('link', { name: /204/ }));
    await opened(canvas);
  },
});

export const NoneOpen = meta.story({
  name: 'Ninguno elegido: el primero que no está listo',
  args: { path: '/projects-back-office/chapter?project=1' },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Capítulo 203: / })).toBeVisible();
    const chapters = await list(canvas);
    const current = within(chapters.getByRole('link', { current: true }));
    await expect(current.queryByText('Listo')).toBeNull();
    await expect(
      within(chapters.getByRole('link', { name: /Niebla en el muelle/ })).getByText('Listo'),
    ).toBeVisible();
  },
});

export const NoProject = meta.story({
  name: 'Sin proyecto',
  args: { path: '/projects-back-office/chapter-list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Elige un proyecto' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute(
      'href',
      '/projects-back-office',
    );
  },
});

export const NoSuchProject = meta.story({
  name: 'Un proyecto que no existe',
  tags: ['con errores'],
  args: { path: '/projects-back-office/chapter-list?project=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar los capítulos')).toBeVisible();
    await expect(canvas.getByText(/Este proyecto ya no existe/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Sin capítulos',
  tags: ['vacío'],
  globals: wide,
  args: { path: '/projects-back-office/chapter-list?project=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay capítulos')).toBeVisible();
  },
});

export const EmptyAdd = meta.story({
  ...Empty.input,
  name: 'Sin capítulos, y se agregan tres',
  tags: [],
  play: async (context) => {
    await Empty.input.play?.(context as never);
    const { canvas } = context;
    await choose(canvas, 'Agregar', 'Agregar varios');
    const form = await dialog('Agregar varios capítulos');
    await userEvent.type(await form.findByLabelText('Hasta el número'), '3');
    await userEvent.type(form.getByRole('textbox', { name: /Entrega del primero/ }), '01-12-2026');
    await userEvent.click(form.getByRole('button', { name: 'Agregar capítulos' }));
    const chapters = await list(canvas);
    await expect(await chapters.findByText('Capítulo 3')).toBeVisible();
    await expect(chapters.getByText('Entrega 15-12-2026')).toBeVisible();
  },
});

/** Somebody else added a chapter meanwhile. The request adds none; the dialog names the change and keeps the typed values. */
export const SeveralLate = meta.story({
  name: 'Agregar varios: otra persona agregó uno antes',
  tags: ['falla'],
  globals: wide,
  args: { path: '/projects-back-office/chapter-list?project=3' },
  beforeEach: portal.serves({
    createChapters: async (c) => {
      const headers = { authorization: c.req.header('authorization') ?? '' };
      const path = new URL(c.req.url).pathname.replace(/\/several$/, '');
      const current = await (await fetch(path, { headers })).json();
      const errors = [{ field: '', message: 'Ahora está el capítulo 1.' }];
      throw new Problem(409, API_MESSAGES.shownChanged, { code: 'STALE', errors, current });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no hay capítulos');
    await choose(canvas, 'Agregar', 'Agregar varios');
    const form = await dialog('Agregar varios capítulos');
    await userEvent.type(await form.findByLabelText('Hasta el número'), '3');
    await userEvent.click(form.getByRole('button', { name: 'Agregar capítulos' }));
    await expect(await form.findByText('Ahora está el capítulo 1.')).toBeVisible();
    await expect(form.getByLabelText('Hasta el número')).toHaveValue('3');
  },
});

export const Created = meta.story({
  name: 'Capítulo agregado',
  tags: ['resultado'],
  globals: wide,
  play: async ({ canvas }) => {
    await opened(canvas);
    await choose(canvas, 'Agregar', 'Agregar capítulo');
    const form = await dialog('Agregar capítulo');
    const number = await form.findByLabelText('Número');
    await expect(number).toHaveValue('213');
    await userEvent.clear(number);
    await userEvent.type(number, '204');
    await userEvent.type(form.getByLabelText('Título'), 'La hora cero');
    await userEvent.click(form.getByRole('button', { name: 'Agregar capítulo' }));
    // The number is taken. The field says so, and the form keeps the typed values.
    await waitFor(() => expect(number).toHaveAccessibleDescription(/ya tiene/i));
    await expect(form.getByLabelText('Título')).toHaveValue('La hora cero');
    await userEvent.clear(number);
    await userEvent.type(number, '213');
    await userEvent.click(form.getByRole('button', { name: 'Agregar capítulo' }));
    await expect(await canvas.findByRole('heading', { name: 'Capítulo 213: La hora cero' })).toBeVisible();
    await expect(canvas.getByText('Aún no hay personajes')).toBeVisible();
  },
});

export const StatusChanged = meta.story({
  name: 'Estado en su lugar, y deshacer',
  tags: ['todo bien'],
  globals: wide,
  play: async ({ canvas }) => {
    await opened(canvas);
    await choose(canvas, 'Estado: En grabación', 'En mezcla');
    const current = (await list(canvas)).getByRole('link', { current: true });
    await waitFor(() => expect(current).toHaveTextContent('En mezcla'));
    await pressUndo();
    await waitFor(() => expect(current).toHaveTextContent('En grabación'));
    await expect(await findNotice('Estado: En grabación')).toBeInTheDocument();
  },
});

export const Deleted = meta.story({
  name: 'Eliminar y deshacer',
  globals: wide,
  // Chapter 106 has no issued orders. A chapter with issued orders cannot be deleted.
  args: { path: OPEN.replace('104', '106') },
  play: async ({ canvas }) => {
    const segundero = () => canvas.findByRole('heading', { name: 'Capítulo 206: Segundero' });
    await segundero();
    await choose(canvas, 'Acciones de 206 · Segundero', 'Eliminar capítulo');
    await expect(await findNotice('Capítulo eliminado')).toBeInTheDocument();
    await waitFor(async () => expect((await list(canvas)).getAllByRole('link')).toHaveLength(11));
    // The person deleted it and knows, so this is no failure.
    await expect(await canvas.findByText('Este capítulo ya no está')).toBeVisible();
    await expect(canvas.queryByText(/No pudimos cargar/)).toBeNull();
    await pressUndo();
    await expect(await segundero()).toBeVisible();
    await expect(await findNotice('Capítulo recuperado')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ listChapters: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando capítulos...')).toBeInTheDocument();
  },
});

export const CastLoading = meta.story({
  name: 'Cargando el capítulo',
  beforeEach: portal.serves({ readCast: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando capítulo...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ listChapters: unavailable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar los capítulos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const CastFailed = meta.story({
  name: 'Falla el capítulo',
  beforeEach: portal.serves({ readCast: unavailable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el capítulo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

const chapterOf = (id: number, title: string) =>
  ({
    id,
    projectId: 1,
    number: id,
    title,
    duration: '00:44:12',
    dueDate: '2026-03-24',
    statusId: 11,
    statusLabel: 'A la espera de los materiales del cliente',
    statusStage: 'waiting',
    characters: 200,
    loopsPlanned: 200,
    loopsDone: 0,
    updatedAt: '2026-03-05T13:12:00.000Z',
  }) as const;

const LONG = 'Las extraordinarias aventuras de los inventores de Quillay en la Antártica Chilena';

/** The given number of chapters and of characters, all with long names. */
const crowd = (count: number) =>
  portal.serves({
    listChapters: (c) => {
      const chapters = Array.from({ length: count }, (_, index) => chapterOf(index + 1, LONG));
      const sums = { chapters: count, done: 0, durationSeconds: 0, loopsPlanned: 0, loopsDone: 0 };
      return c.json({ chapters, sums }, 200);
    },
    readCast: (c) => {
      const cast = Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        characterId: index + 1,
        name: index % 2 === 0 ? LONG : 'Otorrinolaringologíaaudiovisualsinespacios',
        characterType: 'TRANSLATOR' as const,
        personId: '0198a4d2-0000-7000-8000-000000000005',
        personName: 'María de los Ángeles Huenchullanca Fuenzalida',
        loopsPlanned: 1214,
        loopsDone: 1000,
        updatedAt: '2026-03-05T13:12:00.000Z',
      }));
      return c.json({ chapter: chapterOf(1, LONG), cast }, 200);
    },
  });

const FIRST = '/projects-back-office/chapter?project=1&capitulo=1';

export const Many = meta.story({
  name: 'Muchos',
  tags: ['muchos'],
  args: { path: FIRST },
  beforeEach: crowd(30),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(32);
  },
});

export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  args: { path: FIRST },
  beforeEach: crowd(2),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => opened(canvas)),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: { path: FIRST },
  beforeEach: crowd(2),
  ...at(320, async (canvas) => (await canvas.findAllByRole('row'))[0] as HTMLElement),
});
