import { ApiError } from '@doblaje/contract/client';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { parseConfig } from '../portal/config';
import { createPortal, PortalProvider } from '../portal/portal';
import { scene } from '../stories/PortalStory';
import { PublicError } from './PublicError';

/** A page whose loader throws a status, or the server's failure with its code. No route of the portal answers 400 or 405 by itself. */
function Thrown({ status, requestCode }: { status: number; requestCode?: string }) {
  const [{ portal, router }] = useState(() => ({
    portal: createPortal(parseConfig({})),
    router: createMemoryRouter([
      {
        path: '/',
        loader: () => {
          throw requestCode === undefined
            ? new Response(null, { status })
            : new ApiError(status, `Algo salió mal. Inténtalo de nuevo. Código: ${requestCode}`);
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

export const ServerFailed = meta.story({
  name: '500, con el código de la solicitud',
  args: { status: 500, requestCode: '1a2b3c4d' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 Internal Server Error')).toBeVisible();
    await expect(canvas.getByText(/en unos minutos\. Código: 1a2b3c4d$/)).toBeVisible();
  },
});
