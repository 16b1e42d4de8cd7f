import { addressParam } from '../../lists/addressParam';

/** What stands in the address of 'Administrativo': which of its tabs. */
const viewParam = addressParam('vista');

const APPLICATIONS = 'postulaciones';

/** The tabs of 'Administrativo'. */
export type AdministrationView = 'users' | 'applications';

/** The tab that an address's search is about. */
export const viewOf = (search: string): AdministrationView =>
  viewParam.openId(search) === APPLICATIONS ? 'applications' : 'users';

/** Where each tab is, with nothing searched or filtered for. */
export const VIEW_PATHS: Readonly<Record<AdministrationView, string>> = {
  users: '/documents-back',
  applications: `/documents-back${viewParam.withOpen('', APPLICATIONS)}`,
};

/** Id of the route whose loader reads the list of the tab. */
export const LIST_ROUTE = 'administrationList';
