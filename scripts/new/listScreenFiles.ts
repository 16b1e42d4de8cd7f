import type { ListWords } from './listFiles.ts';
import type { ScreenWords } from './screenFiles.ts';

/** What the texts of the screen of a list are made of. */
export type ListScreenWords = ListWords & ScreenWords;

/** The call in the typed client: `catalogue.sounds`, `catalogue['sound-cues']`. */
function clientCall(call: string): string {
  const key = call.slice(1);
  return key.includes('-') ? `catalogue['${key}']` : `catalogue.${key}`;
}

export const addressText = ({ variable, call }: ListScreenWords) => `
import { send } from '@doblaje/contract/client';
import { ${variable}List } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const ${variable}Address = listAddress(${variable}List, { filters: { typeId: 'tipo' } });

/** Loads a page of the list. */
export const ${variable}Loader = (portal: Portal) =>
  listLoader(portal, ${variable}Address, (query) => send(portal.client.${clientCall(call)}.$get({ query })));
`;

export const columnsText = ({ name, variable }: ListScreenWords) => `
import type { ${name}Row } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import type { TableColumn } from '@doblaje/ui/Table';

/** The columns of the list. One that sorts has the name of the sort. */
export const ${variable}Columns: readonly TableColumn<${name}Row>[] = [
  { id: 'title', header: 'Título', width: 'minmax(0, 1.6fr)', isSortable: true, render: ({ title }) => title },
  { id: 'typeId', header: 'Tipo', width: 'minmax(0, 1fr)', render: ({ typeId }) => labelOfProjectType(typeId) },
  {
    id: 'updatedAt',
    header: 'Actualizado',
    width: '9.5rem',
    align: 'end',
    isSortable: true,
    render: ({ updatedAt }) => momentText(updatedAt),
  },
];
`;

export const listScreenText = ({ name, variable, title, call, entry }: ListScreenWords) => `
import type { ${variable}List } from '@doblaje/contract/lists';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { usePortal } from '../../../portal/portal';
import { ${variable}Columns } from './columns';
import { ${variable}Address } from './list';

const TEXTS: ListTexts<typeof ${variable}List> = {
  search: 'Buscar por título',
  filters: { typeId: 'Tipo' },
  noun: ['fila', 'filas'],
  failed: 'No pudimos cargar la lista',
  none: { title: 'Aún no hay filas', text: 'Cuando las haya, aquí aparecerán.' },
  noMatch: { title: 'Ninguna fila coincide', text: 'Prueba con otras palabras o quita los filtros.' },
};

/** ${title}: one line that says what a person comes for. */
export function ${name}Screen() {
  const { catalogue } = usePortal().client;
  return (
    <ListScreen
      title="${title}"
      breadcrumbs={<Breadcrumbs items={[{ text: '${entry.label}', href: '${entry.path}' }, { text: '${title}' }]} />}
      address={${variable}Address}
      columns={${variable}Columns}
      texts={TEXTS}
      end={<CsvButton address={${variable}Address} ask={(query) => ${clientCall(call)}.csv.$get({ query })} fileName="${call.slice(1)}.csv" />}
    />
  );
}
`;

export const listStoriesText = ({ name, variable, title, path, call }: ListScreenWords) => `
import type { ${name}Row } from '@doblaje/contract/client';
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

const portal = portalAt('${path}', { person: people.fermin });

const meta = preview.meta({ title: 'Pantallas/${title}', ...portal.meta });

export default meta;

const states = listStates('list${name}', {
  serves: portal.serves,
  table: '${title}',
  failed: 'No pudimos cargar la lista',
});

/** Answers with a page of these rows. */
const rows = (items: ${name}Row[], total = items.length) =>
  portal.serves({ list${name}: (c) => c.json(listPage(items, total), 200) });

const rowLike = (id: number, rowTitle: string): ${name}Row => ({
  ...{ id, title: rowTitle, typeId: 2 },
  updatedAt: '2026-11-19T12:00:00.000Z',
});

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    await expect(await canvas.findByText('2 filas')).toBeVisible();
    await expect(canvas.getByText('La ronda')).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Buscada y filtrada',
  args: { path: '${path}?buscar=ronda&tipo=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 fila')).toBeVisible();
    await expect(canvas.queryByText('Marea baja')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Tipo' }));
    await expect(await canvas.findByText('2 filas')).toBeVisible();
  },
});

const csv = catchDownloads(portal.serves());

export const Csv = meta.story({
  name: 'Descargar CSV',
  tags: ['resultado'],
  args: { path: '${path}?orden=title' },
  beforeEach: csv.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await csv.lines('${call.slice(1)}.csv')).toEqual(['Título', 'La ronda', 'Marea baja']);
  },
});

export const CsvFails = meta.story({
  name: 'Falla el CSV',
  tags: ['falla'],
  beforeEach: portal.serves({ ${variable}Csv: fails(500, 'Algo salió mal.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await canvas.findByText('No pudimos preparar el CSV')).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: '${path}?buscar=nada' },
  play: shows('Ninguna fila coincide'),
});

export const Empty = meta.story({ name: 'Vacía', tags: ['vacío'], ...states.empty('Aún no hay filas') });

export const Many = meta.story({
  name: 'Muchas filas',
  tags: ['muchos'],
  beforeEach: rows(
    Array.from({ length: 10 }, (_, index) => rowLike(index + 1, \`La ronda \${index + 1}\`)),
    1247,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247 filas')).toBeVisible();
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
  beforeEach: rows([rowLike(1, 'La extraordinaria historia de la Donaudampfschifffahrtsgesellschaftskapitänsmütze')]),
  play: fitsIn(768, (canvas) => canvas.findByText(/Donaudampf/)),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText('La ronda')),
});
`;
