import { send } from '@doblaje/contract/client';
import type { TabbedScreen } from '../../../lists/tabs';
import { ADMINISTRATION_LIST_ROUTE, ADMINISTRATION_PATH, APPLICATIONS } from './tabs/paths';

const ONE = { query: { size: '1' } } as const;

/** Administrativo (product.md §3): the people with an account, the applications, and what is done with personal data. ADMIN only. */
export const ADMINISTRATION: TabbedScreen = {
  path: ADMINISTRATION_PATH,
  listRoute: ADMINISTRATION_LIST_ROUTE,
  label: 'Vistas de Administrativo',
  tabs: [
    {
      id: 'usuarios',
      text: 'Usuarios',
      load: async () => (await import('../Users/tab')).usersTab,
      count: ({ catalogue }) => send(catalogue.users.$get(ONE)),
    },
    {
      id: APPLICATIONS,
      text: 'Postulaciones',
      load: async () => (await import('../Applications/tab')).applicationsTab,
      count: ({ catalogue }) => send(catalogue.applications.$get(ONE)),
    },
    {
      id: 'datos-personales',
      text: 'Datos personales',
      load: async () => (await import('../PersonalData/tab')).personalDataTab,
    },
  ],
};
