import type { ReactNode } from 'react';

/** The frame around every tab of the office. */
export interface OfficeFrame {
  /** The heading of the screen. */
  title: string;
  breadcrumbs: ReactNode;
  /** Renders the tabs, with the chosen tab's content inside. */
  within: (shown: ReactNode) => ReactNode;
}

/** The id of the route with the counts of the tabs. */
export const OFFICE_ROUTE = 'officeCounts';

/** The id of the route with the chosen tab's list. */
export const OFFICE_LIST_ROUTE = 'officeList';
