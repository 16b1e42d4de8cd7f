import type { DataRequestRow } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { listPage, listStates } from '../../../stories/listStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/documents-back/data-requests', { person: people.fermin });

const meta = preview.meta({ title: 'Pantallas/Solicitudes sobre datos', ...portal.meta });

export default meta;

const states = listStates('listDataRequests', {
  serves: portal.serves,
  table: 'Solicitudes sobre datos',
  failed: 'No pudimos cargar las solicitudes',
});

/** Answers with a page of these rows. */
const rows = (items: DataRequestRow[], total = items.length) =>
  portal.serves({ listDataRequests: (c) => c.json(listPage(items, total), 200) });

const rowLike = (id: number, values: Partial<DataRequestRow> = {}): DataRequestRow => ({
  ...{ id, kind: 'deletion', name: 'Eva Pino', email: 'eva@correo.cl', state: 'open', isExtended: false },
  ...{ receivedAt: '2026-11-18T12:00:00.000Z', dueOn: '2099-12-18', personId: null },
  updatedAt: '2026-11-18T12:00:00.000Z',
  ...values,
});

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['al entrar'],
  beforeEach: rows([
    rowLike(14),
    rowLike(13, { kind: 'blocking', dueOn: '2026-11-19', name: 'Antonia Rivas' }),
    rowLike(12, { kind: 'access', dueOn: '2026-10-01', state: 'partly' }),
  ]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Solicitudes sobre datos' }),
    ).toBeVisible();
    await expect(await canvas.findByText('3 solicitudes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Solicitud N.º 14' })).toBeVisible();
    await expect(canvas.getByText('Concedida en parte')).toBeVisible();
    // Only what is open is late.
    const late = within(canvas.getByRole('row', { name: /N\.º 13/ }));
    await expect(late.getByText('Fuera de plazo')).toBeVisible();
    await expect(canvas.getAllByText('Fuera de plazo')).toHaveLength(1);
  },
});

export const Filtered = meta.story({
  name: 'Los bloqueos por responder',
  args: { path: '/documents-back/data-requests?estado=open&pide=blocking' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 solicitud')).toBeVisible();
    await expect(canvas.queryByText('Eva Pino')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Pide' }));
    await expect(await canvas.findByText('2 solicitudes')).toBeVisible();
  },
});

export const Opens = meta.story({
  name: 'Se abre al lado',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Solicitud N.º 14' }));
    await expect(await screen.findByRole('dialog', { name: 'Solicitud N.º 14' })).toBeVisible();
  },
});

const csv = catchDownloads(portal.serves());

export const Csv = meta.story({
  name: 'Descargar CSV',
  tags: ['resultado'],
  args: { path: '/documents-back/data-requests?orden=receivedAt' },
  beforeEach: csv.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await csv.lines('solicitudes.csv')).toEqual([
      'Número;Nombre',
      '12;Antonia Rivas',
      '13;Antonia Rivas',
      '14;Eva Pino',
    ]);
  },
});

export const CsvFails = meta.story({
  name: 'Falla el CSV',
  tags: ['falla'],
  beforeEach: portal.serves({ dataRequestsCsv: fails(500, 'Algo salió mal.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await canvas.findByText('No pudimos preparar el CSV')).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: '/documents-back/data-requests?buscar=nadie' },
  play: shows('Ninguna solicitud coincide'),
});

export const Empty = meta.story({
  name: 'Vacía',
  tags: ['vacío'],
  ...states.empty('Aún no hay solicitudes'),
});

export const Many = meta.story({
  name: 'Muchas solicitudes',
  tags: ['muchos'],
  beforeEach: rows(
    Array.from({ length: 10 }, (_, index) => rowLike(index + 1)),
    1247,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 solicitudes')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

/** The width at which the columns are narrowest. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: rows([
    rowLike(123_456_789, {
      name: 'María de los Ángeles Filomena Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      email: 'maria.de.los.angeles.fernandez-concha.undurraga@correo.universidad.cl',
      ...{ dueOn: '2026-11-19', state: 'open' },
    }),
  ]),
  play: fitsIn(768, (canvas) => canvas.findByText(/Donaudampf/)),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText('Eva Pino')),
});
