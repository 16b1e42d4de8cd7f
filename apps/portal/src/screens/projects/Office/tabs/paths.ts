import { addressParam } from '../../../../lists/addressParam';
import { withYear } from '../../../../lists/yearParam';

/** The path of the office; its tabs and lists are in the search. */
export const OFFICE_PATH = '/projects-back-office/documents';

/** The id of the route that loads the list of the open tab. */
export const OFFICE_LIST_ROUTE = 'officeList';

/** The address parameters that open an item of one tab. Other tabs link to it. */
export const OPENS = { boletas: 'boleta', nominas: 'nomina' } as const;

const pathIn =
  (tab: keyof typeof OPENS) =>
  (id: number): string =>
    `${OFFICE_PATH}${addressParam(OPENS[tab]).withOpen(`?vista=${tab}`, `${id}`)}`;

/** The address at which the office shows a boleta. */
export const boletaPath = pathIn('boletas');

/** The address at which the office shows a nómina. */
export const nominaPath = pathIn('nominas');

/** The address at which the office shows the close of a year, 'AAAA'; without one that of the year that is put in order today. */
export const yearClosePath = (year?: string): string =>
  `${OFFICE_PATH}${year === undefined ? '?vista=cierre-anual' : withYear('?vista=cierre-anual', year)}`;
