import { API_MESSAGES, type CatalogueEntry, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { dialogOf, listOf, openCatalogues, textsOf } from '../../../stories/catalogueDialog';
import { formStates } from '../../../stories/formStates';
import { NO_CATALOGUES } from '../../../stories/noCatalogues';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Catálogos',
  ...portal.meta,
});

export default meta;

const body = () => within(document.body);

export const Default = meta.story({
  name: 'Estados',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await dialog.findByRole('tab', { name: 'Estados 9', selected: true });
    await expect(textsOf(listOf(dialog, 'Estados de capítulo'))).toEqual([
      'Por grabar',
      'En grabación',
      'En mezcla',
      'Listo',
    ]);
    for (const name of ['Clientes 6', 'Señales 4', 'Boletas'])
      await expect(dialog.getByRole('tab', { name })).toBeVisible();
  },
});

export const Added = meta.story({
  name: 'Agregar y elegir',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Señales/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar a Señales' }));
    const form = await dialogOf('Agregar señal');
    await userEvent.type(form.getByLabelText('Nombre'), 'Radio del Lago');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await dialog.findByText('Radio del Lago');
    await expect(await body().findByText('Opción agregada')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Agregar a Señales' })).toHaveFocus());
  },
});

export const AddedStatus = meta.story({
  name: 'Agregar un estado',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar a Estados de proyecto' }));
    const form = await dialogOf('Agregar estado de proyecto');
    await userEvent.type(form.getByLabelText('Nombre'), 'en pausa');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Elige qué significa');
    await userEvent.click(form.getByRole('button', { name: /Significa/ }));
    await userEvent.click(await body().findByRole('option', { name: 'Por empezar' }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(API_MESSAGES.entryTaken));
  },
});

export const Renamed = meta.story({
  name: 'Renombrar: la lista lo muestra',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Clientes/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Editar Puerto Mudo' }));
    const form = await dialogOf('Editar cliente');
    await userEvent.clear(form.getByLabelText('Nombre'));
    await userEvent.type(form.getByLabelText('Nombre'), 'Puerto Sonoro');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await dialog.findByText('Puerto Sonoro');
    await expect(await body().findByText('Cambios guardados')).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByText('Puerto Sonoro').length).toBeGreaterThan(1));
    await expect(canvas.queryByText('Puerto Mudo')).toBeNull();
  },
});

/** The form of one client: 'Puerto Mudo' becomes 'Puerto Mudo Films'. */
const renaming = formStates('updateCatalogueEntry', {
  serves: portal.serves,
  open: async (canvas) => {
    const dialog = await openCatalogues(canvas, /Clientes/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Editar Puerto Mudo' }));
    return dialogOf('Editar cliente');
  },
  fill: (form) => userEvent.type(form.getByLabelText('Nombre'), ' Films'),
  submit: 'Guardar cambios',
  pending: 'Guardando...',
});

const NEWER: CatalogueEntry = {
  ...{ id: 21, kind: 'client', label: 'Puerto Callado', stage: '', position: 1 },
  ...{ isArchived: false, updatedAt: '2026-11-20T12:30:00.000Z' },
};

export const Conflict = meta.story({
  name: 'Otra persona lo renombró antes',
  tags: ['con errores'],
  ...renaming.stale(NEWER, { says: ['Puerto Callado'], keeps: { Nombre: 'Puerto Mudo Films' } }),
});

let archived: boolean[] = [];

export const ArchivedMeanwhile = meta.story({
  name: 'Otra persona lo archivó antes: guardar no lo recupera',
  beforeEach: (context) => {
    archived = [];
    return portal.serves({
      updateCatalogueEntry: (c) => {
        archived.push(c.req.valid('json').isArchived);
        const newer = { ...NEWER, isArchived: true };
        return archived.length === 1 ? c.json(stale(newer), 409) : c.json(newer, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    const form = await renaming.send(canvas);
    await form.findByRole('alert');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await body().findByText('Cambios guardados')).toBeInTheDocument();
    await expect(archived).toEqual([false, true]);
  },
});

/** By keyboard. Steps made during a request are sent after it, and the moved row keeps the focus. */
export const Ordered = meta.story({
  name: 'Ordenar',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Señales/);
    (await dialog.findByRole('button', { name: 'Subir Poniente' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const order = ['Canal Andino 7', 'Poniente', 'Cine Sur', 'Faro TV'];
    await expect(textsOf(listOf(dialog, 'Señales'))).toEqual(order);
    await expect(dialog.getByRole('button', { name: 'Subir Poniente' })).toHaveFocus();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Poniente, lugar 2 de 4'));
    await userEvent.click(dialog.getByRole('tab', { name: /Clientes/ }));
    await userEvent.click(dialog.getByRole('tab', { name: /Señales/ }));
    await waitFor(() => expect(textsOf(listOf(dialog, 'Señales'))).toEqual(order));
  },
});

export const OrderOvertaken = meta.story({
  name: 'Otra persona ordenó antes',
  tags: ['falla'],
  beforeEach: portal.serves({ orderCatalogue: (c) => c.json(stale([]), 409) }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Señales/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Subir Poniente' }));
    await expect(await body().findByText('No pudimos guardar el orden')).toBeVisible();
    await waitFor(() => expect(textsOf(listOf(dialog, 'Señales')).at(-1)).toBe('Poniente'));
  },
});

export const Archived = meta.story({
  name: 'Archivar y recuperar',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Clientes/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Archivar Agencia Bruma' }));
    const archived = await dialog.findByRole('region', { name: 'Archivados de Clientes' });
    await expect(archived).toHaveTextContent('Agencia Bruma');
    await expect(listOf(dialog, 'Clientes').queryByText('Agencia Bruma')).toBeNull();
    await expect(dialog.getByRole('tab', { name: 'Clientes 5' })).toBeVisible();
    // The notification can be reached although the dialog is open.
    const undo = await body().findByRole('button', { name: 'Deshacer' });
    await userEvent.keyboard('{F6}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listOf(dialog, 'Clientes').getByText('Agencia Bruma')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Archivar Agencia Bruma' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Recuperar Agencia Bruma' }));
    await waitFor(() => expect(dialog.getByRole('tab', { name: 'Clientes 6' })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Agregar a Clientes' })).toHaveFocus();
  },
});

export const ArchivedTold = meta.story({
  name: 'Historial de una opción archivada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Clientes/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Archivar Agencia Bruma' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Historial de Agencia Bruma' }));
    const history = await dialogOf('Historial de Agencia Bruma');
    const told = within(await history.findByRole('list', { name: 'Cambios' }));
    await expect(told.getByText(/Archivada/)).toBeVisible();
    await expect(told.getByText(/Fermín/)).toBeVisible();
  },
});

export const LastStatus = meta.story({
  name: 'No se archiva',
  tags: ['falla'],
  beforeEach: portal.serves({
    updateCatalogueEntry: () => {
      throw new Problem(422, 'Tiene que quedar al menos un estado.');
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Archivar Listo' }));
    await expect(await body().findByText('Tiene que quedar al menos un estado.')).toBeVisible();
    await expect(listOf(dialog, 'Estados de capítulo').getByText('Listo')).toBeVisible();
  },
});

export const Rates = meta.story({
  name: 'Tasas de retención',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Boletas/);
    await expect(textsOf(listOf(dialog, 'Retención de boletas'))).toEqual([
      '2028: 17\u00a0%',
      '2027: 16\u00a0%',
      '2026: 15,25\u00a0%',
      '2025: 14,5\u00a0%',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar 2027' }));
    const form = await dialogOf('Editar la retención de 2027');
    // The history says who set the rate, and when.
    const history = within(await form.findByRole('list', { name: 'Cambios' }));
    await expect(history.getByText('Tasa creada')).toBeVisible();
    await expect(history.getByText('15,25')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Porcentaje'));
    await userEvent.type(form.getByLabelText('Porcentaje'), '16,5');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await dialog.findByText('2027: 16,5 %');
  },
});

export const RateTaken = meta.story({
  name: 'Año que ya tiene tasa',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Boletas/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar año' }));
    const form = await dialogOf('Agregar tasa de retención');
    await userEvent.type(form.getByLabelText('Año'), '2027');
    await userEvent.type(form.getByLabelText('Porcentaje'), '18');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('El año 2027 ya tiene su tasa');
  },
});

export const NoticeDays = meta.story({
  name: 'Cuándo se muestra el aviso de boletas',
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Boletas/);
    const notice = listOf(dialog, 'Aviso de boletas');
    await expect(notice.getByText('Se muestra siempre')).toBeVisible();
    await userEvent.click(
      notice.getByRole('button', { name: 'Editar cuándo se muestra el aviso de boletas' }),
    );
    const form = await dialogOf('Cuándo se muestra el aviso de boletas');
    // The history says who changed the days before, and when.
    const told = within(await form.findByRole('list', { name: 'Cambios' }));
    await expect(told.getByText(/Fermín/)).toBeVisible();
    await expect(told.getByText('01-05-2026')).toBeVisible();
    await userEvent.type(form.getByLabelText('Desde (opcional)'), '15032026');
    await userEvent.type(form.getByLabelText('Hasta (opcional)'), '01032026');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Elige el mismo día o uno posterior');
    await userEvent.clear(form.getByLabelText('Hasta (opcional)'));
    await userEvent.type(form.getByLabelText('Hasta (opcional)'), '01052026');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await notice.findByText('Se muestra del 15-03-2026 al 01-05-2026')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin clientes',
  tags: ['vacío'],
  beforeEach: portal.serves({
    catalogues: (c) => c.json(NO_CATALOGUES, 200),
  }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Clientes/);
    await expect(
      await dialog.findByText('Agrega el primero para poder elegirlo en un proyecto.'),
    ).toBeVisible();
  },
});

/** 24 clients with long names, four of them archived. */
export const Many = meta.story({
  name: 'Muchos, nombres largos',
  tags: ['muchos', 'largo'],
  beforeEach: portal.serves({
    catalogues: (c) => {
      const client = Array.from({ length: 24 }, (_, index) => ({
        id: index + 1,
        kind: 'client' as const,
        label: `${index} Compañía Transatlántica de Producciones Audiovisuales y Doblaje del Pacífico`,
        stage: '' as const,
        position: index + 1,
        isArchived: index > 19,
        updatedAt: '2026-01-05T13:00:00.000Z',
      }));
      return c.json({ ...NO_CATALOGUES, client }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas, /Clientes 20/);
    await expect(dialog.getAllByText('Recuperar')).toHaveLength(4);
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ catalogues: never }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await expect(dialog.getByText('Cargando...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({
    catalogues: () => {
      throw new Problem(503, 'El servicio no está disponible en este momento.');
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await expect(await dialog.findByText('No pudimos cargar los catálogos')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await openCatalogues(canvas);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await openCatalogues(canvas);
    await dialog.findByRole('button', { name: 'Archivar Listo' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
