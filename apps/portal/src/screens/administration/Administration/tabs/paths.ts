import { tabSearch } from '../../../../lists/tabs';

/** The path of Administrativo; its tabs and lists are in the search. */
export const ADMINISTRATION_PATH = '/documents-back';

/** The id of the route that loads the list of the open tab. */
export const ADMINISTRATION_LIST_ROUTE = 'administrationList';

/** The tab with the applications. */
export const APPLICATIONS = 'postulaciones';

/** The search that opens that tab, without filters. */
export const APPLICATIONS_SEARCH = tabSearch(APPLICATIONS);
