import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { chooseOption, dialogOf, listOf, openCatalogues, textsOf } from '../../../stories/catalogueDialog';
import { NO_CATALOGUES } from '../../../stories/noCatalogues';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Catálogos/Estudio',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const body = () => within(document.body);

/** Opens 'Catálogos' at this tab. */
const open = (canvas: Canvas) => openCatalogues(canvas, 'Estudio');

/** Chooses a year of holidays. */
const choose = (dialog: Canvas, year: string) => chooseOption(dialog, /Año de los feriados/, year);

export const Default = meta.story({
  name: 'Datos y feriados',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(textsOf(listOf(dialog, 'Datos del estudio'))).toEqual([
      'Estudio Andino SpA',
      'RUT 76.007.075-0',
      'El F29 vence el 12 del mes siguiente',
    ]);
    await choose(dialog, '2027');
    await expect(textsOf(listOf(dialog, 'Feriados de 2027'))).toEqual([
      '01-01-2027 Año Nuevo',
      '15-07-2027 Aniversario del estudio (del estudio)',
    ]);
  },
});

export const Saved = meta.story({
  name: 'Datos guardados',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar los datos del estudio' }));
    const form = await dialogOf('Datos del estudio');
    // The history says who filled in the RUT.
    const history = within(await form.findByRole('list', { name: 'Cambios' }));
    await expect(history.getByText('76.007.075-0')).toBeVisible();
    const rut = form.getByLabelText('RUT del estudio (opcional)');
    await userEvent.clear(rut);
    await userEvent.type(rut, '77214066');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('El RUT es inválido');
    await userEvent.clear(rut);
    await userEvent.type(rut, '772140665');
    await userEvent.click(form.getByRole('button', { name: /Día de vencimiento/ }));
    await userEvent.click(await body().findByRole('option', { name: '20 del mes siguiente' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await dialog.findByText('RUT 77.214.066-5');
    await expect(dialog.getByText('El F29 vence el 20 del mes siguiente')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Editar los datos del estudio' })).toHaveFocus(),
    );
  },
});

export const Conflict = meta.story({
  name: 'Otra persona los guardó antes',
  tags: ['con errores'],
  beforeEach: portal.serves({
    saveStudio: (c) =>
      c.json(
        stale({
          ...{ name: 'Estudio Andino Limitada', rut: '76.007.075-0', f29DueDay: 20 },
          updatedAt: '2026-11-20T12:30:00.000Z',
        }),
        409,
      ),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar los datos del estudio' }));
    const form = await dialogOf('Datos del estudio');
    await userEvent.type(form.getByLabelText('Razón social'), ' y Cía.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    const summary = within(await form.findByRole('alert'));
    await expect(summary.getByText('Estudio Andino Limitada')).toBeVisible();
    await expect(form.getByLabelText('Razón social')).toHaveValue('Estudio Andino SpA y Cía.');
  },
});

export const HolidayAdded = meta.story({
  name: 'Agregar un feriado: ya está ese día',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar feriado' }));
    const form = await dialogOf('Agregar feriado');
    await userEvent.type(form.getByLabelText('Fecha'), '01012027');
    await userEvent.type(form.getByLabelText('Nombre'), 'Feriado regional');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(API_MESSAGES.holidayTaken));
  },
});

export const HolidayAddedAtLast = meta.story({
  ...HolidayAdded.input,
  name: 'Agregar un feriado',
  tags: [],
  play: async (context) => {
    await HolidayAdded.input.play?.(context as never);
    const dialog = await dialogOf('Catálogos');
    const form = await dialogOf('Agregar feriado');
    await fireEvent.input(form.getByLabelText('Fecha'), { target: { value: '07-06-2027' } });
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    // The list shows the year of the new one.
    await expect(await dialog.findByText('07-06-2027 Feriado regional')).toBeVisible();
    await findNotice('Feriado agregado');
  },
});

export const HolidayEdited = meta.story({
  name: 'Editar un feriado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, '2027');
    await userEvent.click(dialog.getByRole('button', { name: /^Editar 15-07-2027/ }));
    const form = await dialogOf('Editar feriado');
    await expect(await form.findByText('Feriado creado')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /Tipo/ }));
    await userEvent.click(await body().findByRole('option', { name: 'Feriado bancario' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(
      await dialog.findByText('15-07-2027 Aniversario del estudio (feriado bancario)'),
    ).toBeVisible();
  },
});

export const HolidayStale = meta.story({
  name: 'Otra persona editó el feriado antes',
  tags: ['con errores'],
  beforeEach: portal.serves({
    updateHoliday: (c) =>
      c.json(
        stale({
          ...{ id: 5, day: '2027-07-16', name: 'Aniversario del estudio', kind: 'studio' as const },
          updatedAt: '2026-11-20T12:30:00.000Z',
        }),
        409,
      ),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, '2027');
    await userEvent.click(dialog.getByRole('button', { name: /^Editar 15-07-2027/ }));
    const form = await dialogOf('Editar feriado');
    await userEvent.type(form.getByLabelText('Nombre'), ' 20');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    const summary = within(await form.findByRole('alert'));
    await expect(summary.getByText('16-07-2027')).toBeVisible();
    await expect(form.getByLabelText('Nombre')).toHaveValue('Aniversario del estudio 20');
  },
});

export const HolidayRemoved = meta.story({
  name: 'Quitar un feriado y deshacerlo',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, '2027');
    await userEvent.click(dialog.getByRole('button', { name: /^Quitar 15-07-2027/ }));
    await waitFor(() =>
      expect(textsOf(listOf(dialog, 'Feriados de 2027'))).toEqual(['01-01-2027 Año Nuevo']),
    );
    await expect(dialog.getByRole('button', { name: 'Agregar feriado' })).toHaveFocus();
    await pressUndo();
    await expect(await dialog.findByText(/^15-07-2027/)).toBeVisible();
  },
});

export const RemovalFailed = meta.story({
  name: 'No se quita el feriado',
  tags: ['falla'],
  beforeEach: portal.serves({
    deleteHoliday: () => {
      throw new Problem(503, 'El servicio no está disponible en este momento.');
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, '2027');
    await userEvent.click(dialog.getByRole('button', { name: /^Quitar 15-07-2027/ }));
    await findNotice('No pudimos quitar el feriado');
    await expect(dialog.getByText(/^15-07-2027/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin datos ni feriados',
  tags: ['vacío'],
  beforeEach: portal.serves({ catalogues: (c) => c.json(NO_CATALOGUES, 200) }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByText('Falta el RUT: sin él no se comprueban las boletas')).toBeVisible();
    await expect(dialog.getByText(/^Agrega los feriados de este año/)).toBeVisible();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await choose(dialog, '2027');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
