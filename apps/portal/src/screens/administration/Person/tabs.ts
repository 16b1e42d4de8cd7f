import { addressParam } from '../../../lists/addressParam';

/** The parameter of the address that names the tab. */
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

/** The tab in the search part of an address. An unknown name counts as none. */
export const personTabOf = (search: string): PersonTabId =>
  PERSON_TABS.find(({ id }) => id === viewParam.openId(search))?.id ?? 'ficha';

/** The search part for a tab, without search, filters or an open item. */
export const personTabSearch = (tab: PersonTabId) => viewParam.withOpen('', tab === 'ficha' ? null : tab);

/** The id of the route that loads the statuses to filter participations by. */
export const STATUSES_ROUTE = 'personStatuses';
