import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ErrorState } from './ErrorState';

const meta = preview.meta({
  component: ErrorState,
  title: 'Componentes/Mensajes/ErrorState, error, falla',
  parameters: {
    guide: {
      use: 'Lo que no se pudo cargar, en su lugar, con «Reintentar».',
      keys: [['Enter en «Reintentar»', 'Lo pide de nuevo.']],
      does: ['Decir que lo demás se mantiene.'],
      donts: ['Mostrar el texto técnico del error.'],
    },
  },
  args: {
    title: 'No pudimos cargar los proyectos',
    children: 'El servidor no respondió. Tus filtros se mantienen.',
    onRetry: fn(),
  },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar los proyectos');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** While a retry runs, the button does not start another one. */
export const Retrying = meta.story({
  name: 'Reintentando',
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentando...' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const WithoutRetry = meta.story({
  name: 'Sin Reintentar',
  args: { onRetry: undefined, title: undefined },
});
export const InCard = meta.story({ name: 'En una tarjeta', args: { size: 'card', headingLevel: 3 } });
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    title: 'No pudimos cargar Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    children: 'https://estudiodoblaje.example/proyectos/unadirecciónlarguísimasinespacios/12345678901234567',
  },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
