import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

const list = () => import('./list');
const statuses = () => import('./statuses');

/** Experiencias: an outer route loads the statuses to filter by once. The list and the opened participation are inside it. */
export function experienceRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    id: 'experienceStatuses',
    loader: guarded(async () => (await statuses()).statusesLoader(portal)),
    lazy: { shouldRevalidate: async () => (await statuses()).statusesChange },
    children: [
      {
        path: '/projects',
        loader: guarded(async () => (await list()).experiencesLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await list()).experiencesChange,
          Component: async () => (await import('./ExperiencesScreen')).ExperiencesScreen,
        },
        children: [
          {
            index: true,
            loader: guarded(async () => (await list()).openExperienceLoader(portal)),
            lazy: {
              shouldRevalidate: async () => (await list()).openExperienceChanges,
              Component: async () => (await import('./OpenExperience')).OpenExperience,
            },
          },
        ],
      },
    ],
  };
}
