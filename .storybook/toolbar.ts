import type { GlobalTypes } from 'storybook/internal/types';

/**
 * The switches above the stories. Tests run a story in the theme of its globals, by default light; axe checks both
 * (judgeOtherTheme.ts).
 */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Tema',
    toolbar: {
      title: 'Tema',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Claro' },
        { value: 'dark', title: 'Oscuro' },
        { value: 'both', title: 'Los dos' },
      ],
      dynamicTitle: true,
    },
  },
  textZoom: {
    description: 'Tamaño del texto, como lo agranda el navegador (WCAG 1.4.4)',
    toolbar: {
      title: 'Texto',
      icon: 'zoom',
      items: [
        // Words, because Storybook would read figures in an address as numbers.
        { value: 'normal', title: 'Texto 100 %' },
        { value: 'double', title: 'Texto 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Aplica las reglas de «menos movimiento» de los estilos',
    toolbar: {
      title: 'Movimiento',
      icon: 'play',
      items: [
        { value: 'system', title: 'Movimiento del sistema' },
        { value: 'reduce', title: 'Menos movimiento' },
      ],
      dynamicTitle: true,
    },
  },
  forcedColors: {
    description:
      'Imita los colores forzados; los de verdad están en las herramientas del navegador, Rendering',
    toolbar: {
      title: 'Colores',
      icon: 'eye',
      items: [
        { value: 'none', title: 'Colores del tema' },
        { value: 'active', title: 'Colores forzados (imitados)' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'light', textZoom: 'normal', motion: 'system', forcedColors: 'none' };

/** The changed switches as part of Storybook's address: '&globals=theme:dark;motion:reduce', or ''. */
export function askedFor(globals: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(initialGlobals)
    .filter(([name, initial]) => typeof globals[name] === 'string' && globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`);
  return asked.length > 0 ? `&globals=${asked.join(';')}` : '';
}
