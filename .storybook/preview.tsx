/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import { nameDesigns } from './designs';
import { imitateFocus, isInertFrame } from './imitateFocus';
import { judgeEnd } from './judgeEnd';
import { judgeOtherTheme } from './judgeOtherTheme';
import { loadFonts } from './loadFonts';
import { nameModes } from './modes';
import { endMotion, startMotion, waitForMotion } from './motion';
import { endRequests, followRequests } from './openRequests';
import { globalTypes, initialGlobals } from './toolbar';
import { failOnUnhandledRequests, reportUnhandledRequest } from './unhandledRequests';
import { viewports, viewportsOfTests } from './viewports';
import { withPreferences } from './withPreferences';
import { withTheme } from './withTheme';

// The first story of a file waits for its screen's modules, which the dev server transforms on demand.
configure({ asyncUtilTimeout: 30_000 });

if (isInertFrame()) imitateFocus();

const isTest = import.meta.env.MODE === 'test';
const isBuilt = import.meta.env.MODE === 'production';

/** Who reads the built Storybook asks for axe in its panel: it is 0.7 MB, and the tests of stories judged with it already. */
const BY_HAND = { a11y: { manual: true } };

/** Loaded separately, because tests of stories show no documentation. */
const BookContainer = lazy(() => import('./book/BookContainer'));
const BookPage = lazy(() => import('./book/BookPage'));
const ComponentFoot = lazy(() => import('./book/ComponentFoot'));

/** One worker for the page: a documentation page shows many stories, and each asks for it. */
let worker: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  const started = setupWorker();
  followRequests(started);
  await started.start({ quiet: true, onUnhandledFrame: reportUnhandledRequest });
  return started;
}

export default definePreview({
  addons: [
    // The addon's own entry also loads all blocks of documentation pages, 1.2 MB that a story does not need.
    definePreviewAddon<DocsTypes>(addonDocs),
    addonA11y(),
    addonMsw(() => {
      worker ??= startWorker();
      return worker;
    }),
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...(isBuilt ? BY_HAND : {}) },
  argsEnhancers: [nameModes, nameDesigns],
  decorators: [withTheme, withPreferences],
  beforeAll: waitForMotion,
  beforeEach: async (context) => {
    await startMotion(context);
    await loadFonts();
    const failOnUnhandled = failOnUnhandledRequests();
    return async () => {
      await endRequests();
      failOnUnhandled();
    };
  },
  afterEach: async (context) => {
    await endMotion();
    if (!isTest) return;
    judgeEnd(context);
    await judgeOtherTheme(context);
  },
  parameters: {
    // Every finding of axe fails the story's test; nothing is excluded.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    viewport: { options: isTest ? viewportsOfTests : viewports },
    controls: { expanded: true },
    /** The end of a component's page. */
    foot: (props: { name: string }) => (
      <Suspense>
        <ComponentFoot {...props} />
      </Suspense>
    ),
    docs: {
      lang: 'es-CL',
      container: (props: DocsContainerProps) => (
        <Suspense>
          <BookContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <BookPage />
        </Suspense>
      ),
    },
    options: {
      // Storybook reads this from the file's text, so it can use no variables. Screens follow a person's way, from the login on.
      storySort: {
        order: [
          'Inicio',
          'Recorridos',
          ['Postular', 'Primer ingreso', 'Completar la ficha', 'Revisar una orden', 'Del proyecto al mes'],
          'Pantallas',
          [
            'Iniciar sesión, login',
            'Registrarse',
            'Activación de cuenta',
            'Recuperar contraseña',
            'Cambio de contraseña',
            'Postulación',
            [
              '1 Datos personales',
              '2 Experiencia en actuación de voz',
              '3 Experiencia en canto',
              '4 Material multimedia',
              '4 Envío',
              '4 Envío interrumpido',
              '5 Final',
            ],
            'Principal',
            ['Ficha', 'Editar la ficha', 'Postulación', 'Pendientes', '*'],
            'Experiencias',
            'Documentos',
            'Aviso de boletas',
            'Usuarios',
            'Persona',
            'Postulaciones',
            'Archivo contable',
            'Proyectos',
            'Capítulos',
            'Lista',
            'Formularios',
            'Oficina de documentos',
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
  // Nobody reads a manifest of components here, and the tag would be sent with every story.
  tags: ['autodocs', '!manifest'],
});
