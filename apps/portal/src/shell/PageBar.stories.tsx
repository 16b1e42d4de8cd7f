import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { usePageBar } from './usePageBar';

/** Lets the awaited page arrive. */
let letCome = () => {};

function Shell() {
  usePageBar();
  return (
    <>
      <nav aria-label="Menú">
        <Link to="/">Documentos</Link> <Link to="/proyectos">Experiencias</Link>{' '}
        <Link to="/?pagina=2">Página 2</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const coming = () =>
  new Promise<null>((resolve) => {
    letCome = () => resolve(null);
  });

/** Two pages. The story decides when the second page's content and the first page's search results arrive. */
function TwoPages() {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        Component: Shell,
        children: [
          {
            index: true,
            loader: ({ request }) => (request.url.includes('pagina') ? coming() : null),
            Component: () => <h1>Documentos</h1>,
            HydrateFallback: () => null,
          },
          { path: 'proyectos', loader: coming, Component: () => <h1>Experiencias</h1> },
        ],
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Pantallas/Principal/Cambio de página',
  component: TwoPages,
  parameters: { layout: 'fullscreen' },
  // Otherwise the bar of a page that never arrives would stay in the next story's window.
  beforeEach: () => () => letCome(),
});

export default meta;

const NAME = 'Cargando la página';
/** Milliseconds; a busy machine needs time. */
const PATIENT = { timeout: 5000 };

const bar = () => screen.findByRole('progressbar', { name: NAME }, PATIENT);

export const Coming = meta.story({
  name: 'La página está por llegar',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Documentos' });
    await expect(screen.queryByRole('progressbar', { name: NAME })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Experiencias' }));
    const shown = await bar();
    await expect(shown).toBeVisible();
    // The bar spans the window's upper edge. The page that the person leaves is still readable.
    const { top, left, width } = shown.getBoundingClientRect();
    await expect([top, left, width]).toEqual([0, 0, document.documentElement.clientWidth]);
    await expect(canvas.getByRole('heading', { name: 'Documentos' })).toBeVisible();
  },
});

export const Come = meta.story({
  name: 'La página llegó',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Experiencias' }));
    await bar();
    letCome();
    await expect(await canvas.findByRole('heading', { name: 'Experiencias' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: NAME })).toBeNull());
  },
});

export const SamePage = meta.story({
  name: 'Otra parte de la misma página',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Página 2' }));
    // Longer than the bar's delay: here the list itself says that it is loading.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(screen.queryByRole('progressbar', { name: NAME })).toBeNull();
  },
});
