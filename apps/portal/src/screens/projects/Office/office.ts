import { send } from '@doblaje/contract/client';
import type { TabbedScreen } from '../../../lists/tabs';
import { OFFICE_LIST_ROUTE, OFFICE_PATH } from './tabs/paths';

const ONE = { query: { size: '1' } } as const;

/** Oficina de documentos (product.md §3): the papers that the studio asks of people. A new list is a new entry. ADMIN only. */
export const OFFICE: TabbedScreen = {
  path: OFFICE_PATH,
  listRoute: OFFICE_LIST_ROUTE,
  above: [{ text: 'Proyectos', href: '/projects-back-office' }],
  tabs: [
    {
      id: 'ordenes',
      text: 'Órdenes de trabajo',
      load: async () => (await import('../Orders/tab')).ordersTab,
      count: ({ catalogue }) => send(catalogue['work-orders'].$get(ONE)),
    },
    {
      id: 'boletas',
      text: 'Boletas',
      load: async () => (await import('../OfficeBoletas/tab')).boletasTab,
      count: ({ catalogue }) => send(catalogue.boletas.$get(ONE)),
    },
    {
      id: 'nominas',
      text: 'Nóminas',
      load: async () => (await import('../Nominas/tab')).nominasTab,
      count: ({ catalogue }) => send(catalogue.nominas.$get(ONE)),
    },
    {
      id: 'mes',
      text: 'Mes',
      load: async () => (await import('../MonthClose/tab')).monthTab,
    },
    {
      id: 'sii',
      text: 'Planilla del SII',
      load: async () => (await import('../SiiSheet/tab')).siiTab,
    },
    {
      id: 'cierre-anual',
      text: 'Cierre del año',
      load: async () => (await import('../YearClose/tab')).yearTab,
    },
    {
      id: 'contratos',
      text: 'Contratos y guiones',
      load: async () => (await import('../SharedDocuments/tab')).sharedDocumentsTab,
      count: ({ catalogue }) => send(catalogue['shared-documents'].$get(ONE)),
    },
  ],
};
