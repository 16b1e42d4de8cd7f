import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

const list = () => import('./list');
const projects = () => import('./projects');

/** Documentos: an outer route loads the projects to filter by once. The list and the opened document are inside it. */
export function documentRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    id: 'documentProjects',
    loader: guarded(async () => (await projects()).documentProjectsLoader(portal)),
    lazy: { shouldRevalidate: async () => (await projects()).documentProjectsChange },
    children: [
      {
        path: '/documents',
        loader: guarded(async () => (await list()).documentsLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await list()).documentsChange,
          Component: async () => (await import('./DocumentsScreen')).DocumentsScreen,
        },
        children: [
          {
            index: true,
            loader: guarded(async () => (await list()).openDocumentLoader(portal)),
            lazy: {
              shouldRevalidate: async () => (await list()).openDocumentChanges,
              Component: async () => (await import('./OpenDocument')).OpenDocument,
            },
          },
        ],
      },
    ],
  };
}
