/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import { judgeOtherTheme } from './judgeOtherTheme';
import { loadFonts } from './loadFonts';
import { modes } from './modes';
import { globalTypes, initialGlobals } from './toolbar';
import { failOnUnhandledRequests, reportUnhandledRequest } from './unhandledRequests';
import { viewports } from './viewports';
import { withPreferences } from './withPreferences';
import { withTheme } from './withTheme';

// The first story of a file waits for its screen's modules, which the dev server transforms on demand.
configure({ asyncUtilTimeout: 10_000 });

const isTest = import.meta.env.MODE === 'test';

/** Apart: where stories run as tests nobody reads it. */
const ComponentDocs = lazy(() => import('../packages/ui/src/foundations/ComponentDocs'));

/** One for the page: a documentation page shows many stories at once, and each asks for it. */
let worker: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: reportUnhandledRequest });
  return started;
}

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(() => {
      worker ??= startWorker();
      return worker;
    }),
  ],
  globalTypes,
  initialGlobals,
  decorators: [withTheme, withPreferences],
  beforeEach: async () => {
    await loadFonts();
    return failOnUnhandledRequests();
  },
  afterEach: async (context) => {
    if (isTest) await judgeOtherTheme(context);
  },
  parameters: {
    // Every finding of axe fails the story's test; nothing is excluded.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentDocs />
        </Suspense>
      ),
    },
    chromatic: { modes },
    options: {
      // Read from the text of this file: it can take nothing from elsewhere. Screens as a person meets them, from the login on.
      storySort: {
        order: [
          'Inicio',
          'Recorridos',
          ['Postular', 'Primer ingreso', 'Completar la ficha', 'Revisar una orden'],
          'Pantallas',
          [
            'Iniciar sesión',
            'Registrarse',
            'Activación de cuenta',
            'Recuperar contraseña',
            'Cambio de contraseña',
            'Postulación',
            'Principal',
            ['Ficha', 'Editar la ficha', 'Postulación', '*'],
            'Documentos',
            'Aviso de boletas',
            'Por construir',
            'Archivo contable',
            'Error de ruta',
          ],
          'Componentes',
          ['Acciones', 'Campos', 'Datos', 'Mensajes', 'Capas', 'Archivos', 'Estructura'],
          'Reglas',
          'Fundamentos',
        ],
      },
    },
  },
  tags: ['autodocs'],
});
