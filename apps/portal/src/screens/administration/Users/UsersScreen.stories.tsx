import { API_MESSAGES } from '@doblaje/contract';
import { people, sampleAccounts } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { listPage, listStates } from '../../../stories/listStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/documents-back', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Usuarios',
  ...portal.meta,
});

export default meta;

export const People = meta.story({
  name: 'Con usuarios',
  tags: ['al entrar'],
  args: { path: '/documents-back?filas=25' },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible();
    await expect(await canvas.findByText('16 usuarios')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /Usuarios.*16/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const row = within(canvas.getByRole('row', { name: /Hernán Loncón/ }));
    await expect(row.getByRole('link', { name: 'Hernán Loncón' })).toHaveAttribute(
      'href',
      '/documents-back/users/0198a4d2-0000-7000-8000-000000001006',
    );
    await expect(row.getAllByText('Inactivo')[0]).toBeVisible();
    const [rut] = row.getAllByText('11.903.246-2');
    await expect(rut).toBeVisible();
    // The RUT stays in one line: no break before its check digit.
    await expect(rut?.getBoundingClientRect().height).toBeLessThan(30);
    await expect(row.getAllByText('18-09-2026 16:44')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Archivo contable' })).toHaveAttribute(
      'href',
      '/documents-back/archive',
    );
  },
});

export const Searched = meta.story({
  name: 'Por el comienzo de un RUT',
  play: async ({ canvas }) => {
    await canvas.findByText('16 usuarios');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por nombre, correo o RUT' }), '15220');
    await expect(await canvas.findByText('1 usuario')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bernardo Curiñir' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Por estado y tono',
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/documents-back?estado=active&tono=Tono%20agudo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 usuarios')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Tono vocal' }));
    await expect(await canvas.findByText('11 usuarios')).toBeVisible();
    // The tab shows the total, whatever the filter.
    await expect(canvas.getByRole('tab', { name: /Usuarios.*16/ })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: 'Nadie coincide',
  tags: ['vacío'],
  args: { path: '/documents-back?buscar=12.345.67x' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún usuario coincide')).toBeVisible();
  },
});

export const NothingFoundCleared = meta.story({
  ...NothingFound.input,
  name: 'Nadie coincide, y se quitan los filtros',
  tags: [],
  play: async (context) => {
    await NothingFound.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(await canvas.findByText('16 usuarios')).toBeVisible();
  },
});

/** A list that answers with these accounts, out of the given total. */
const listOf = (...page: Parameters<typeof listPage<ReturnType<typeof sampleAccounts>[number]>>) =>
  portal.serves({ listUsers: (c) => c.json(listPage(...page), 200) });

export const Empty = meta.story({
  name: 'Vacío',
  tags: ['vacío'],
  beforeEach: listOf([]),
  play: shows('Aún no hay usuarios'),
});

export const Many = meta.story({
  name: 'Más de 10.000',
  tags: ['muchos'],
  beforeEach: listOf(sampleAccounts().slice(0, 10), 10_000, false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('más de 10.000 usuarios')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await canvas.findByText('10 seleccionados')).toBeVisible();
    // Without search or filter nobody could tell who would be selected, so selecting all is not offered.
    await expect(canvas.queryByRole('button', { name: /Seleccionar los/ })).toBeNull();
  },
});

/** The width at which the columns are narrowest. */
export const LongNames = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: listOf(sampleAccounts().filter(({ id }) => id === 'long-names')),
  play: fitsIn(768, (canvas) => canvas.findByText(/Undurraga-Goyenechea/)),
});

const states = listStates('listUsers', {
  serves: portal.serves,
  table: 'Usuarios',
  failed: 'No pudimos cargar los usuarios',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    // The tab shows no count, because it failed to load too.
    await expect(context.canvas.getByRole('tab', { name: 'Usuarios' })).toBeVisible();
  },
});

export const FailedWithCode = meta.story({
  name: 'Falla del servidor, con el código de la solicitud',
  beforeEach: portal.serves({ listUsers: fails(500, `${API_MESSAGES.unexpected} Código: 1a2b3c4d`) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Código: 1a2b3c4d$/)).toBeVisible();
  },
});

const csv = catchDownloads(portal.serves());

export const Csv = meta.story({
  name: 'Exportar CSV',
  tags: ['resultado'],
  args: { path: '/documents-back?estado=inactive' },
  beforeEach: csv.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar CSV' }));
    await expect((await csv.lines('usuarios.csv')).slice(1)).toEqual([
      'Hernán;hernan.loncon@correo.cl',
      'Kiara;kiara.nancupil@correo.cl',
    ]);
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByText('16 usuarios')),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText('16 usuarios')),
});
