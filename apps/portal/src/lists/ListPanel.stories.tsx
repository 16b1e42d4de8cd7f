import { describeList, type ListPage } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import type { TableColumn } from '@doblaje/ui/Table';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { parseConfig } from '../portal/config';
import { createPortal, PortalProvider } from '../portal/portal';
import { listAddress } from './address';
import { ListScreen } from './ListScreen';
import type { ListAnswer, ListData } from './loaders';

interface Film {
  id: string;
  title: string;
  year: number;
}

const FILMS: readonly Film[] = Array.from({ length: 23 }, (_, index) => ({
  id: `film-${index + 1}`,
  title: `Película ${index + 1}`,
  year: 2004 + index,
}));

const address = listAddress(
  describeList({ sorts: ['title', 'year'], usual: 'title', filters: {}, pageSize: 10 }),
  { filters: {} },
);

const COLUMNS: readonly TableColumn<Film>[] = [
  { id: 'title', header: 'Título', isSortable: true },
  { id: 'year', header: 'Año', width: '6rem', align: 'end', isSortable: true },
];

const NOTHING = { title: 'Sin películas', text: 'Agrega la primera.' };

/** A list of films with a prepared answer of the server, in the panel of every list screen. */
function Films({ path, total = FILMS.length, isTotalExact = true }: FilmsProps) {
  const [{ portal, router, erased }] = useState(() => {
    const gone = new Set<string>();
    const load = ({ request }: { request: Request }): ListData<Film> => {
      const { search } = new URL(request.url);
      const { page, size } = address.read(search);
      const items = FILMS.filter(({ id }) => !gone.has(id)).slice((page - 1) * size, page * size);
      const list: ListPage<Film> = { items, total: total - gone.size, isTotalExact, page, size };
      const answer: ListAnswer<Film> = { question: search, search, list };
      return { search, answer: Promise.resolve(answer) };
    };
    const routes = [{ path: '/', loader: load, Component: Screen, HydrateFallback: () => null }];
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    return { portal: createPortal(parseConfig({})), router, erased: gone };
  });

  function Screen() {
    return (
      <ListScreen
        title="Películas"
        sub="Todas"
        address={address}
        columns={COLUMNS}
        texts={{ noun: ['película', 'películas'], failed: 'No llegaron', none: NOTHING, noMatch: NOTHING }}
        bulk={(rows, clear) => (
          <Button
            variant="secondary"
            size="sm"
            onPress={() => {
              for (const { id } of rows) erased.add(id);
              clear();
              void router.revalidate();
            }}
          >
            Eliminar
          </Button>
        )}
      />
    );
  }

  return (
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  );
}

interface FilmsProps {
  path: string;
  total?: number;
  isTotalExact?: boolean;
}

const meta = preview.meta({ title: 'Pantallas/Lista', component: Films, args: { path: '/' } });

export default meta;

type Canvas = ReturnType<typeof within>;

const choose = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));

export const MoreThanCounted = meta.story({
  name: 'Más de 10.000',
  tags: ['muchos'],
  args: { total: 10_000, isTotalExact: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('más de 10.000 películas')).toBeVisible();
    await expect(canvas.getByText('1–10 de más de 10.000')).toBeVisible();
    // There are pages for all counted rows.
    await expect(canvas.getByRole('button', { name: 'Página 1.000' })).toBeVisible();
  },
});

export const BeyondTheEnd = meta.story({
  name: 'Página que ya no existe',
  tags: ['al entrar'],
  args: { path: '/?pagina=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Película 23')).toBeVisible();
    await expect(canvas.getByText('21–23 de 23')).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: 'Elegir varias',
  play: async ({ canvas }) => {
    await choose(canvas, /Película 2 /);
    await choose(canvas, /Película 3 /);
    const bar = within(await canvas.findByRole('toolbar', { name: 'Acciones para la selección' }));
    await expect(bar.getByText('2 seleccionados')).toBeVisible();
    await expect(canvas.queryByText('23 películas')).toBeNull();
  },
});

export const ChosenDeleted = meta.story({
  ...Chosen.input,
  name: 'Elegir varias, y eliminarlas',
  play: async (context) => {
    await Chosen.input.play?.(context as never);
    const { canvas } = context;
    const bar = within(canvas.getByRole('toolbar', { name: 'Acciones para la selección' }));
    await userEvent.click(bar.getByRole('button', { name: 'Eliminar' }));
    await expect(await canvas.findByText('21 películas')).toBeVisible();
    await expect(canvas.queryByText('Película 2')).toBeNull();
    // The bar disappeared with the chosen rows, and so did the focused row: the row now in its place has the focus.
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).toHaveAccessibleName(/Película/);
  },
});

export const ChosenOnTwoPages = meta.story({
  name: 'Lo elegido sigue elegido en otra página y en otro orden',
  play: async ({ canvas }) => {
    await choose(canvas, /Película 2 /);
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }));
    await canvas.findByText('Película 11');
    await expect(await canvas.findByText('1 seleccionado, 1 en otras páginas')).toBeVisible();
    await choose(canvas, /Película 11 /);
    await expect(await canvas.findByText('2 seleccionados, 1 en otras páginas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 1' }));
    await canvas.findByText('Película 2');
    await expect(
      within(canvas.getByRole('row', { name: /Película 2 / })).getByRole('checkbox'),
    ).toBeChecked();
  },
});

export const ChosenOnTwoPagesDeleted = meta.story({
  ...ChosenOnTwoPages.input,
  name: 'Lo elegido en dos páginas se elimina',
  play: async (context) => {
    await ChosenOnTwoPages.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(await canvas.findByText('21 películas')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
});
