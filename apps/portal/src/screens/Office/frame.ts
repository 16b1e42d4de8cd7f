import type { ReactNode } from 'react';

/** What every tab of the office stands in. */
export interface OfficeFrame {
  /** Heading of the screen. */
  title: string;
  breadcrumbs: ReactNode;
  /** The tabs around what the chosen one shows. */
  within: (shown: ReactNode) => ReactNode;
}

/** Id of the route that knows how many are behind each tab. */
export const OFFICE_ROUTE = 'officeCounts';

/** Id of the route that has the list of the chosen tab. */
export const OFFICE_LIST_ROUTE = 'officeList';
