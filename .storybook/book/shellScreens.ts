import type { Screen } from './screen.ts';

/** What stands on every page of the portal. */
export const SHELL_SCREENS: readonly Screen[] = [
  {
    title: 'Pantallas/Avisos recientes',
    paths: [],
    purpose: 'Volver a leer un aviso que ya se cerró, y hacer lo que pedía.',
  },
  {
    title: 'Pantallas/Sesión por terminar',
    paths: [],
    purpose: 'Saber que la sesión se cierra por falta de uso, y seguir en ella.',
  },
];
