import type { DataReading } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { listPage, listStates } from '../../../stories/listStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/documents-back/readings', { person: people.fermin });

const meta = preview.meta({ title: 'Pantallas/Lecturas de datos', ...portal.meta });

export default meta;

const states = listStates('listDataReadings', {
  serves: portal.serves,
  table: 'Lecturas de datos',
  failed: 'No pudimos cargar las lecturas',
});

/** Answers with a page of these rows. */
const rows = (items: DataReading[], total = items.length) =>
  portal.serves({ listDataReadings: (c) => c.json(listPage(items, total), 200) });

const rowLike = (id: number, name: string): DataReading => ({
  ...{ id, at: '2026-11-19T12:00:00.000Z', actor: { id: 'fermin', name: 'Fermín Arancibia' } },
  ...{ person: { id: 'antonia', name }, what: 'account_number', title: '' },
});

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lecturas de datos' })).toBeVisible();
    await expect(await canvas.findByText('4 lecturas')).toBeVisible();
    await expect(canvas.getByText('Número de cuenta')).toBeVisible();
    await expect(canvas.getByText('Contrato de Antonia')).toBeVisible();
    await expect(canvas.getByText('Alguien que borró su cuenta')).toBeVisible();
    await expect(canvas.getByText('Varias personas')).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Los datos bancarios de una persona',
  args: { path: '/documents-back/readings?buscar=antonia&que=bank' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lectura')).toBeVisible();
    await expect(canvas.queryByText('Ficha')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Qué' }));
    await expect(await canvas.findByText('4 lecturas')).toBeVisible();
  },
});

const csv = catchDownloads(portal.serves());

export const Csv = meta.story({
  name: 'Descargar CSV',
  tags: ['resultado'],
  args: { path: '/documents-back/readings?orden=at' },
  beforeEach: csv.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await csv.lines('lecturas-de-datos.csv')).toEqual([
      'Qué',
      'Ficha',
      'Documento',
      'Lista descargada',
      'Número de cuenta',
    ]);
  },
});

export const CsvFails = meta.story({
  name: 'Falla el CSV',
  tags: ['falla'],
  beforeEach: portal.serves({ dataReadingsCsv: fails(500, 'Algo salió mal.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await canvas.findByText('No pudimos preparar el CSV')).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: '/documents-back/readings?buscar=nada' },
  play: shows('Ninguna lectura coincide'),
});

export const Empty = meta.story({ name: 'Vacía', tags: ['vacío'], ...states.empty('Aún no hay lecturas') });

export const Many = meta.story({
  name: 'Muchas lecturas',
  tags: ['muchos'],
  beforeEach: rows(
    Array.from({ length: 25 }, (_, index) => rowLike(index + 1, `Antonia ${index + 1}`)),
    1247,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 lecturas')).toBeVisible();
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
    rowLike(1, 'La extraordinaria historia de la Donaudampfschifffahrtsgesellschaftskapitänsmütze'),
  ]),
  play: fitsIn(768, (canvas) => canvas.findByText(/Donaudampf/)),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText('Contrato de Antonia')),
});
