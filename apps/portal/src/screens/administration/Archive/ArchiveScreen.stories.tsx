import { ARCHIVED, people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { catchDownloads } from '../../../stories/downloads';
import { listPage, listStates } from '../../../stories/listStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const portal = portalAt('/documents-back/archive', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Archivo contable',
  ...portal.meta,
});

export default meta;

const states = listStates('listArchive', {
  serves: portal.serves,
  table: 'Archivo contable',
  failed: 'No pudimos cargar el archivo contable',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const DownloadFails = meta.story({
  name: 'Falla la descarga',
  beforeEach: portal.serves({
    linkArchived: fails(404, 'No encontramos lo que buscas.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Descargar Boleta 57/ }));
    await expect(await canvas.findByText('No pudimos descargar el papel')).toBeInTheDocument();
  },
});

export const Papers = meta.story({
  name: 'Con papeles',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Archivo contable' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Descargar Boleta 57, de Ismael Trafipan Cid' });
    await expect(canvas.getByText('4 papeles')).toBeVisible();
    await expect(canvas.getAllByText('31-12-2032').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('$182.000').length).toBeGreaterThan(0);
  },
});

export const Searched = meta.story({
  name: 'Con búsqueda',
  args: { path: '/documents-back/archive?buscar=trafipan%20boleta&orden=title' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 papeles')).toBeVisible();
    const papers = await canvas.findAllByRole('button', { name: /^Descargar (Boleta|Orden)/ });
    await expect(papers.map((button) => button.textContent)).toEqual(['Boleta 31', 'Boleta 57']);
  },
});

export const SearchCleared = meta.story({
  ...Searched.input,
  name: 'Con búsqueda, y se borra',
  play: async (context) => {
    await Searched.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText(`${ARCHIVED.length} papeles`)).toBeVisible());
  },
});

export const Filtered = meta.story({
  name: 'Por tipo',
  args: { path: '/documents-back/archive?tipo=boleta' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 papeles')).toBeVisible();
  },
});

export const FilterRemoved = meta.story({
  ...Filtered.input,
  name: 'Por tipo, y se quita el filtro',
  play: async (context) => {
    await Filtered.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Tipo' }));
    await expect(await canvas.findByText('4 papeles')).toBeVisible();
  },
});

const csv = catchDownloads(portal.serves());

export const Csv = meta.story({
  name: 'Descargar CSV',
  tags: ['resultado'],
  args: { path: '/documents-back/archive?buscar=trafipan&orden=title&filas=25' },
  beforeEach: csv.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    // The file has all rows found, in the list's order, not just one page.
    const papers = ['Boleta 31', 'Boleta 57', 'Orden de Actuación 0101'];
    await expect(await csv.lines('archivo-contable.csv')).toEqual([
      'Papel;Persona',
      ...papers.map((paper) => `${paper};Ismael Trafipan Cid`),
    ]);
  },
});

export const CsvFails = meta.story({
  name: 'Falla el CSV',
  tags: ['falla'],
  beforeEach: portal.serves({
    archiveCsv: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Descargar CSV' });
    await userEvent.click(button);
    await expect(await canvas.findByText('No pudimos preparar el CSV')).toBeInTheDocument();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: '/documents-back/archive?buscar=nada' },
  play: shows('Ningún papel coincide'),
});

export const Empty = meta.story({
  name: 'Vacío',
  tags: ['vacío'],
  ...states.empty('El archivo está vacío'),
});

/** A page of copies of the first paper, changed by `like`. */
const pageLike = (total: number, like: Partial<(typeof ARCHIVED)[number]> = {}) =>
  portal.serves({
    listArchive: (c) => {
      const [first] = ARCHIVED;
      if (!first) throw new Error('There are papers.');
      const items = Array.from({ length: Math.min(total, 10) }, (_, row) => ({
        ...first,
        id: first.id.replace(/..$/, String(80 + row)),
        title: `Boleta ${total - row}`,
        ...like,
      }));
      return c.json(listPage(items, total), 200);
    },
  });

export const Many = meta.story({
  name: 'Muchos papeles',
  tags: ['muchos'],
  beforeEach: pageLike(1247),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 papeles')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toBeVisible();
  },
});

/** The width at which the columns are narrowest. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: pageLike(1, {
    name: `${people.longNames.first_name} ${people.longNames.last_name}`,
    title: 'Orden de Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  }),
  play: fitsIn(768, (canvas) => canvas.findByText(/Donaudampf/)),
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('button', { name: /^Descargar Boleta 57/ })),
});
