/** What stands in the address of 'Administrativo': which of its tabs. */
const VIEW = 'vista';

const APPLICATIONS = 'postulaciones';

/** The tabs of 'Administrativo'. */
export type AdministrationView = 'users' | 'applications';

/** The tab that an address's search is about. */
export function viewOf(search: string): AdministrationView {
  return new URLSearchParams(search).get(VIEW) === APPLICATIONS ? 'applications' : 'users';
}

/** Where each tab is, with nothing searched or filtered for. */
export const VIEW_PATHS: Readonly<Record<AdministrationView, string>> = {
  users: '/documents-back',
  applications: `/documents-back?${VIEW}=${APPLICATIONS}`,
};

/** Id of the route whose loader reads the list of the tab. */
export const LIST_ROUTE = 'administrationList';
