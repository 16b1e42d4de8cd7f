import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { RouteError } from './RouteError';

const meta = preview.meta({
  component: RouteError,
  title: 'Componentes/Estructura/RouteError, error de ruta, 404',
  parameters: {
    guide: {
      use: 'La página entera no existe o falló: código, texto y una salida.',
      does: ['Llevar a un lugar que la persona conoce.'],
      donts: ['Usarlo para una parte de la página: ErrorState.'],
    },
  },
  args: {
    status: 404,
    statusText: 'Not Found',
    message:
      'La dirección que abriste no existe en el portal. Revisa que esté bien escrita o vuelve al inicio.',
    action: { href: '#home', text: 'Volver al inicio' },
  },
});

export const NotFound = meta.story({
  name: '404, no existe',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    // The page is in Spanish, but screen readers must speak these words as English.
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('404 Not Found')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '#home');
  },
});

export const Forbidden = meta.story({
  name: '403, sin permiso',
  args: {
    status: 403,
    statusText: 'Forbidden',
    message:
      'Tu cuenta no tiene permiso para ver esta página. Si crees que es un error, díselo a quien te dio esta dirección.',
  },
});

const retry = fn();

export const Offline = meta.story({
  name: 'Sin conexión',
  beforeEach: () => {
    retry.mockClear();
  },
  args: {
    heading: 'No pudimos cargar la página',
    action: { text: 'Reintentar', onAction: retry },
    status: undefined,
    statusText: 'Sin conexión',
    message: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin conexión')).not.toHaveAttribute('lang');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Minimum = meta.story({ name: 'Mínimo 320', globals: { viewport: { value: 'min320' } } });
