import { addressParam } from '../../../../lists/addressParam';

/** The address parameter that names the tab of 'Administrativo'. */
const viewParam = addressParam('vista');

const APPLICATIONS = 'postulaciones';

/** The tabs of 'Administrativo'. */
export type AdministrationView = 'users' | 'applications';

/** The tab that an address's search names. */
export const viewOf = (search: string): AdministrationView =>
  viewParam.openId(search) === APPLICATIONS ? 'applications' : 'users';

/** The address of each tab, without search or filters. */
export const VIEW_PATHS: Readonly<Record<AdministrationView, string>> = {
  users: '/documents-back',
  applications: `/documents-back${viewParam.withOpen('', APPLICATIONS)}`,
};

/** The id of the route whose loader reads the tab's list. */
export const LIST_ROUTE = 'administrationList';
