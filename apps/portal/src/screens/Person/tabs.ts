import { addressParam } from '../../lists/addressParam';

/** What stands in the address of a person: which of the tabs. */
const viewParam = addressParam('vista');

/** The tabs of a person's page, in their order. */
export const PERSON_TABS = [
  { id: 'ficha', text: 'Ficha' },
  { id: 'voz', text: 'Perfil vocal' },
  { id: 'documentos', text: 'Documentos' },
  { id: 'experiencias', text: 'Experiencias' },
  { id: 'postulaciones', text: 'Postulaciones' },
  { id: 'historial', text: 'Historial' },
] as const;

/** One of {@link PERSON_TABS}. */
export type PersonTabId = (typeof PERSON_TABS)[number]['id'];

/** The tab that an address's search is about; what is unknown counts as not there. */
export const tabOf = (search: string): PersonTabId =>
  PERSON_TABS.find(({ id }) => id === viewParam.openId(search))?.id ?? 'ficha';

/** Where a tab is, with nothing searched, filtered or open. */
export const tabSearch = (tab: PersonTabId) => viewParam.withOpen('', tab === 'ficha' ? null : tab);

/** Id of the route whose loader asks for the states that experiences are filtered by. */
export const STATUSES_ROUTE = 'personStatuses';
