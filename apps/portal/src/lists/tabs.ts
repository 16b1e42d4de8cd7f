import type { Client } from '@doblaje/contract/client';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../portal/portal';
import { addressParam } from './addressParam';

/** What surrounds the content of every tab. */
export interface TabFrame {
  /** The screen's heading. */
  title: string;
  breadcrumbs?: ReactNode;
  /** Wraps the content in the tabs. `hrefs`, by a tab's id, are in the place of its address without filters. */
  within: (shown: ReactNode, hrefs?: Readonly<Record<string, string>>) => ReactNode;
}

type Load = (portal: Portal) => (args: LoaderFunctionArgs) => unknown;

/** The code of a tab. */
export interface TabCode {
  /** Loads the tab's data. */
  loader: Load;
  /** Whether a change of the address loads the data again. Another tab always does. */
  changes: ShouldRevalidateFunction;
  Screen: ComponentType<TabFrame>;
  /** What the address opens beside the content. @default nothing */
  beside?: { loader: Load; changes: ShouldRevalidateFunction; Screen: ComponentType };
}

/** A tab of a screen. */
export interface Tab {
  /** In the address, `vista=…`; the first tab stands there without it. */
  id: string;
  text: string;
  /** Loads the tab's code when the tab is opened. */
  load: () => Promise<TabCode>;
  /** Requests the number beside the text. @default no number */
  count?: (client: Client) => Promise<{ total: number }>;
}

/** A screen whose tabs are in the address. */
export interface TabbedScreen {
  /** Its path in domain's table of routes, which also has its title. */
  path: string;
  /** The id of the route that loads the data of the open tab. */
  listRoute: string;
  /** The name of the row of tabs. @default the title */
  label?: string;
  /** The screens above this one. */
  above?: readonly { text: string; href: string }[];
  tabs: readonly [Tab, ...Tab[]];
}

const viewParam = addressParam('vista');

/** The tab that an address's search names. */
export const tabOf = ({ tabs }: TabbedScreen, search: string): Tab =>
  tabs.find(({ id }) => id === viewParam.openId(search)) ?? tabs[0];

/** The search that opens a tab other than the first, without filters. */
export const tabSearch = (id: string): string => viewParam.withOpen('', id);

/** The address of a tab, without filters. */
export const tabPath = ({ path, tabs }: TabbedScreen, { id }: Tab): string =>
  `${path}${id === tabs[0].id ? '' : tabSearch(id)}`;

/** The number of each tab by id; undefined if it is not known. */
export type TabCounts = Readonly<Record<string, number | undefined>>;

/** The id of the route that loads the counts. */
export const countsRoute = ({ listRoute }: TabbedScreen): string => `${listRoute}Counts`;

/** Loads the counts. The promise never rejects: a tab then shows no number. */
export const countsLoader =
  ({ tabs }: TabbedScreen, { client }: Portal) =>
  (): { counts: Promise<TabCounts> } => ({
    counts: Promise.all(
      tabs.map(({ id, count }) =>
        (count?.(client) ?? Promise.resolve({ total: undefined })).then(
          ({ total }): [string, number | undefined] => [id, total],
          (): [string, number | undefined] => [id, undefined],
        ),
      ),
    ).then((counted): TabCounts => Object.fromEntries(counted)),
  });
