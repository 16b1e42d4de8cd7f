import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { parseConfig } from '../portal/config';
import { createPortal, PortalProvider } from '../portal/portal';
import { scene } from '../stories/PortalStory';
import { PublicError } from './PublicError';

/** A page whose loader throws a status. No route of the portal answers 400 or 405 by itself. */
function Thrown({ status }: { status: number }) {
  const [{ portal, router }] = useState(() => ({
    portal: createPortal(parseConfig({})),
    router: createMemoryRouter([
      {
        path: '/',
        loader: () => {
          throw new Response(null, { status });
        },
        Component: () => null,
        HydrateFallback: () => null,
        ErrorBoundary: PublicError,
      },
    ]),
  }));
  return (
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  );
}

const meta = preview.meta({
  title: 'Pantallas/Error de ruta/Otros estados',
  component: Thrown,
  parameters: { layout: 'fullscreen' },
  beforeEach: scene(),
});

export default meta;

export const BadRequest = meta.story({
  name: '400',
  args: { status: 400 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('400 Bad Request')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  },
});

export const MethodNotAllowed = meta.story({
  name: '405',
  args: { status: 405 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('405 Method Not Allowed')).toBeVisible();
  },
});
