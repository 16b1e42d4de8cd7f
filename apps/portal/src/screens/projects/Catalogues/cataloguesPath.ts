import { addressParam } from '../../../lists/addressParam';

/** The address parameter that opens 'Catálogos', at one of its tabs. */
const CATALOGUES = addressParam('catalogos');

/** The tabs of 'Catálogos' that other screens link to, by their ids, with their names in the address. */
const TABS = { studio: 'estudio', banks: 'bancos' } as const;

type LinkedTab = keyof typeof TABS;

/** The address at which Proyectos shows a tab of 'Catálogos'. */
export const cataloguesPath = (tab: LinkedTab): string =>
  `/projects-back-office${CATALOGUES.withOpen('', TABS[tab])}`;

/** The tab that an address opens; undefined if it opens none. */
export function linkedTab(search: string): LinkedTab | undefined {
  const name = CATALOGUES.openId(search);
  return (Object.keys(TABS) as LinkedTab[]).find((tab) => TABS[tab] === name);
}

/** The search without that tab. */
export const withoutTab = (search: string): string => CATALOGUES.withOpen(search, null);
