import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { RythmoBand } from './RythmoBand';

const meta = preview.meta({
  component: RythmoBand,
  title: 'Componentes/Estructura/RythmoBand, banda de doblaje',
  parameters: {
    guide: {
      use: 'La banda de doblaje: un adorno, invisible para lectores de pantalla.',
      does: ['Una línea corta por página.'],
      donts: ['Escribir en ella instrucciones.'],
    },
    layout: 'fullscreen',
  },
  args: {
    'data-testid': 'band',
    past: [
      { text: 'Prueba', width: 110 },
      { text: 'el', width: 64 },
      { text: 'micrófono.', width: 78 },
    ],
    words: [
      { text: 'Silencio,', width: 122 },
      { text: 'por', width: 66 },
      { text: 'favor.', width: 104 },
      { text: 'Grabamos', width: 96 },
      { text: 'en', width: 62 },
      { text: 'tres,', width: 100 },
      { text: 'dos,', width: 112 },
      { text: 'uno.', width: 125 },
    ],
  },
});

/** It is decoration: assistive technology gets none of it, and it never makes the page scroll sideways. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('band')).toHaveAttribute('aria-hidden', 'true');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', globals: { viewport: { value: 'phone390' } } });

export const Empty = meta.story({ name: 'Sin texto', args: { past: [], words: [] } });
