import { API_MESSAGES, Problem, type SeasonToCreate, seasonShown } from '@doblaje/contract';
import type { Project } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { nextSeasonValues } from '@doblaje/domain/backOffice';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { formStates } from '../../../stories/formStates';
import { NO_CATALOGUES } from '../../../stories/noCatalogues';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Formulario',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const body = () => within(document.body);
const dialogOf = async (name: string) => within(await body().findByRole('dialog', { name }));

async function openCreate(canvas: Canvas) {
  await canvas.findByText('12 proyectos');
  await userEvent.click(canvas.getByRole('button', { name: 'Crear proyecto' }));
  const dialog = await dialogOf('Crear proyecto');
  await dialog.findByLabelText('Título del proyecto');
  return dialog;
}

async function openOf(canvas: Canvas, item: string, name: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Acciones de La bahía de los relojes, temporada 2' }),
  );
  await userEvent.click(await body().findByRole('menuitem', { name: item }));
  const dialog = await dialogOf(name);
  await dialog.findByLabelText('Título del proyecto');
  return dialog;
}

const openEdit = (canvas: Canvas) => openOf(canvas, 'Editar', 'Editar proyecto');
const openNext = (canvas: Canvas) =>
  openOf(canvas, 'Duplicar como temporada siguiente', 'Duplicar como temporada siguiente');

async function pick(dialog: Canvas, field: RegExp, option: string) {
  await userEvent.click(dialog.getByRole('button', { name: field }));
  await userEvent.click(await body().findByRole('option', { name: option }));
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function fillIn(dialog: Canvas) {
  await userEvent.type(dialog.getByLabelText('Título del proyecto'), 'Faro del sur');
  await userEvent.type(dialog.getByLabelText('N.º interno'), 'FS-101');
  await pick(dialog, /Tipo/, 'Serie');
  await pick(dialog, /Estado/, 'En preparación');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Cliente' }), 'nube');
  await userEvent.click(await body().findByRole('option', { name: 'Nube Austral' }));
}

export const Create = meta.story({
  name: 'Crear',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await expect(dialog.getByLabelText('Título del proyecto')).toHaveFocus();
    await expect(dialog.getByLabelText('Temporada (opcional)')).toHaveValue('');
  },
});

export const Created = meta.story({
  name: 'Creado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    await expect(await canvas.findByText('Proyecto creado')).toBeInTheDocument();
    await expect(await canvas.findByText('13 proyectos')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Faro del sur/ }));
    await expect(row.getAllByText('Nube Austral')[0]).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Crear proyecto' })).toHaveFocus());
  },
});

/** A new client can be added right in the field. */
export const ClientAdded = meta.story({
  name: 'Agregar un cliente donde se elige',
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    const client = dialog.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(client, 'Nube');
    await expect(await body().findByRole('option', { name: 'Nube Austral' })).toBeVisible();
    await userEvent.clear(client);
    await userEvent.type(client, 'Viento Sur');
    await userEvent.click(await body().findByRole('option', { name: 'Agregar «Viento Sur»' }));
    await expect(await canvas.findByText('Cliente agregado')).toBeInTheDocument();
    await waitFor(() => expect(client).toHaveValue('Viento Sur'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Señal (opcional)' }), 'Faro TV');
    await expect(body().queryByRole('option', { name: /Agregar/ })).toBeNull();
  },
});

export const Refused = meta.story({
  name: 'Con errores por campo',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    for (const words of ['El título del proyecto es requerido', 'Elige un tipo', 'Elige un cliente'])
      await expect(dialog.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
    await expect(dialog.getByRole('combobox', { name: 'Cliente' })).toBeInvalid();
  },
});

export const Taken = meta.story({
  name: 'Número interno repetido',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await fillIn(dialog);
    await retype(dialog.getByLabelText('N.º interno'), 'br-204');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(API_MESSAGES.houseNumberTaken);
    await expect(dialog.getByLabelText('N.º interno')).toBeInvalid();
    await expect(dialog.getByLabelText('Título del proyecto')).toHaveValue('Faro del sur');
  },
});

export const Edit = meta.story({
  name: 'Editar',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas);
    await expect(dialog.getByText('Creado 05-01-2026, actualizado 05-03-2026 10:12')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Puerto Mudo');
    await retype(dialog.getByLabelText('Título del proyecto'), 'La bahía sin relojes');
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Señal (opcional)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await canvas.findByText('Cambios guardados')).toBeInTheDocument();
    const row = within(await canvas.findByRole('row', { name: /La bahía sin relojes/ }));
    await expect(row.queryByText('Canal Andino 7')).toBeNull();
  },
});

/** Somebody else's newer version of the project. Its client was added after this page was loaded. */
const NEWER: Project = {
  id: 1,
  projectTitle: 'La bahía de los relojes',
  season: '3',
  houseNumber: 'BR-204',
  typeId: 2,
  statusId: 4,
  clientsId: 99,
  signalId: 31,
  statusLabel: 'Entregado',
  statusStage: 'done',
  clientLabel: 'Cliente recién agregado',
  signalLabel: 'Canal Andino 7',
  chapterCount: 0,
  createdAt: '2026-01-05T13:00:00.000Z',
  updatedAt: '2026-11-20T12:30:00.000Z',
};

const TYPED = { 'Título del proyecto': 'La bahía sin relojes', 'Temporada (opcional)': '4' };

const editing = formStates('updateProject', {
  serves: portal.serves,
  open: openEdit,
  fill: async (dialog) => {
    for (const [label, text] of Object.entries(TYPED)) await retype(dialog.getByLabelText(label), text);
  },
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

const conflict = editing.stale(NEWER, { says: ['3', 'Entregado', 'Cliente recién agregado'], keeps: TYPED });

export const Conflict = meta.story({
  name: 'Otra persona guardó antes',
  tags: ['con errores'],
  ...conflict,
  play: async (context) => {
    await conflict.play(context);
    const dialog = await dialogOf('Editar proyecto');
    // Untouched fields show the stored values.
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Cliente recién agregado'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Usar lo guardado' }));
    await expect(dialog.getByLabelText('Temporada (opcional)')).toHaveValue('3');
  },
});

export const DeletedMeanwhile = meta.story({
  name: 'Otra persona lo eliminó',
  tags: ['falla'],
  beforeEach: portal.serves({
    updateProject: () => {
      throw new Problem(404, API_MESSAGES.projectGone);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas);
    await retype(dialog.getByLabelText('Título del proyecto'), 'La bahía sin relojes');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Este proyecto ya no existe');
    await expect(dialog.getByLabelText('Título del proyecto')).toHaveValue('La bahía sin relojes');
  },
});

export const DeletionUndone = meta.story({
  ...DeletedMeanwhile.input,
  name: 'Otra persona lo eliminó, y se deshace',
  tags: [],
  play: async (context) => {
    await DeletedMeanwhile.input.play?.(context as never);
    const { canvas } = context;
    const dialog = within(body().getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Deshacer la eliminación' }));
    await expect(await canvas.findByText('Recuperado')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Deshacer la eliminación' })).toBeNull());
    await expect(dialog.getByLabelText('Título del proyecto')).toHaveValue('La bahía sin relojes');
  },
});

export const NextSeason = meta.story({
  name: 'Temporada siguiente',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openNext(canvas);
    await expect(dialog.getByLabelText('Temporada (opcional)')).toHaveValue('3');
    await expect(dialog.getByLabelText('N.º interno')).toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Puerto Mudo');
    await userEvent.type(dialog.getByLabelText('N.º interno'), 'BR-301');
    await pick(dialog, /Estado/, 'En preparación');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear temporada' }));
    await expect(await canvas.findByText('Temporada creada')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: 'Acciones de La bahía de los relojes, temporada 3' }),
    ).toBeVisible();
  },
});

/** Somebody else creates the same season while the form is filled in here. */
async function madeMeanwhile(canvas: Canvas) {
  const dialog = await openNext(canvas);
  await expect(dialog.getByLabelText('Temporada (opcional)')).toHaveValue('3');
  await userEvent.type(dialog.getByLabelText('N.º interno'), 'BR-302');
  await pick(dialog, /Estado/, 'En preparación');
  const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const path = '/api/projects/1/next-season';
  const coming: SeasonToCreate = await (await fetch(path, { headers })).json();
  const values = { ...nextSeasonValues(coming.project), houseNumber: 'BR-301', statusId: 1 };
  const body = JSON.stringify({ ...values, shown: seasonShown(coming) });
  await fetch(path, { method: 'POST', headers, body });
  await userEvent.click(dialog.getByRole('button', { name: 'Crear temporada' }));
  await expect(await dialog.findByText('Ahora está la temporada 3 (BR-301).')).toBeVisible();
  return dialog;
}

export const NextSeasonLate = meta.story({
  name: 'Temporada siguiente: otra persona la creó antes',
  tags: ['falla'],
  play: async ({ canvas }) => {
    const dialog = await madeMeanwhile(canvas);
    await expect(dialog.getByLabelText('N.º interno')).toHaveValue('BR-302');
    await expect(dialog.getByText('Esta temporada ya está')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Abrir la temporada 3' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/chapter-list\?project=\d+$/));
    // Pressing again does not create another season.
    await userEvent.click(dialog.getByRole('button', { name: 'Crear temporada' }));
    const season = dialog.getByLabelText('Temporada (opcional)');
    await waitFor(() => expect(season).toHaveAccessibleDescription('La temporada 3 ya está (BR-301)'));
    await expect(season).toHaveValue('3');
    await expect(canvas.queryByText('Temporada creada')).toBeNull();
  },
});

export const NextSeasonAfterThat = meta.story({
  name: 'Temporada siguiente: la que sigue a la de otra persona',
  play: async ({ canvas }) => {
    const dialog = await madeMeanwhile(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Que sea la temporada 4' }));
    await expect(dialog.getByLabelText('Temporada (opcional)')).toHaveValue('4');
    await expect(dialog.queryByRole('link', { name: /Abrir/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Crear temporada' }));
    const made = (n: number) =>
      canvas.findByRole('button', { name: `Acciones de La bahía de los relojes, temporada ${n}` });
    await expect(await made(4)).toBeVisible();
    await expect(await made(3)).toBeVisible();
  },
});

export const NextSeasonOfArchived = meta.story({
  name: 'Temporada siguiente, con el cliente en el archivo',
  play: async ({ canvas }) => {
    await canvas.findByText('12 proyectos');
    await userEvent.click(canvas.getByRole('button', { name: 'Catálogos' }));
    const catalogues = await dialogOf('Catálogos');
    await userEvent.click(await catalogues.findByRole('tab', { name: /Clientes/ }));
    await userEvent.click(await catalogues.findByRole('button', { name: 'Archivar Puerto Mudo' }));
    await catalogues.findByRole('button', { name: 'Recuperar Puerto Mudo' });
    await userEvent.click(catalogues.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    // An archived client stays on the projects that use it, but cannot be chosen for others.
    const dialog = await openNext(canvas);
    const client = dialog.getByRole('combobox', { name: 'Cliente' });
    await expect(client).toHaveValue('');
    await expect(client).toHaveAccessibleDescription(/^Puerto Mudo está en el archivo: elige otra opción/);
    await userEvent.type(client, 'puerto');
    await expect(body().queryByRole('option', { name: 'Puerto Mudo' })).toBeNull();
  },
});

export const Saving = meta.story({
  name: 'Guardando',
  tags: ['en curso'],
  ...editing.sending,
  play: async (context) => {
    await editing.sending.play(context);
    const dialog = await dialogOf('Editar proyecto');
    await expect(dialog.getByLabelText('Título del proyecto')).toHaveAttribute('readonly');
  },
});

export const Offline = meta.story({ name: 'Sin conexión al guardar', tags: ['falla'], ...editing.offline });

export const Expired = meta.story({
  name: 'La sesión vence al guardar',
  tags: ['sin permiso'],
  ...editing.sessionEnded(people.fermin, TYPED),
});

export const Left = meta.story({
  name: 'Cerrar con cambios',
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Título del proyecto'), 'Faro');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const question = await body().findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await expect(question).toHaveTextContent('Los cambios que hiciste en el proyecto nuevo se perderán.');
  },
});

/** Without clients and signals, the form says where to add them. */
export const FirstOfAll = meta.story({
  name: 'Sin clientes todavía',
  tags: ['vacío'],
  beforeEach: portal.serves({
    catalogues: (c) => c.json(NO_CATALOGUES, 200),
  }),
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await expect(dialog.getByText('Aún no hay clientes: escribe el nombre para agregarlo')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await openEdit(canvas);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
