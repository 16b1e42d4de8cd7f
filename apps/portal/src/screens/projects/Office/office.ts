import { type Client, send } from '@doblaje/contract/client';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { addressParam } from '../../../lists/addressParam';
import type { Portal } from '../../../portal/portal';
import { nominasChange, nominasLoader, openNominaChanges, openNominaLoader } from '../Nominas/list';
import { NominasScreen } from '../Nominas/NominasScreen';
import { OpenNomina } from '../Nominas/OpenNomina';
import { BoletasScreen } from '../OfficeBoletas/BoletasScreen';
import { boletasChange, boletasLoader, openBoletaChanges, openBoletaLoader } from '../OfficeBoletas/list';
import { OpenBoleta } from '../OfficeBoletas/OpenBoleta';
import { openOrderChanges, openOrderLoader, ordersChange, ordersLoader } from '../Orders/list';
import { OpenOrder } from '../Orders/OpenOrder';
import { OrdersScreen } from '../Orders/OrdersScreen';
import { MonthScreen } from '../PaidMonth/MonthScreen';
import { monthChanges, monthLoader } from '../PaidMonth/month';
import {
  openSharedDocumentChanges,
  openSharedDocumentLoader,
  sharedDocumentsChange,
  sharedDocumentsLoader,
} from '../SharedDocuments/list';
import { OpenSharedDocument } from '../SharedDocuments/OpenSharedDocument';
import { SharedDocumentsScreen } from '../SharedDocuments/SharedDocumentsScreen';
import type { OfficeFrame } from './tabs/frame';
import { OFFICE_PATH } from './tabs/paths';

type Load = (portal: Portal) => (args: LoaderFunctionArgs) => unknown;

/** A list of the office, behind a tab. */
interface OfficeTab {
  /** The value of `vista` in the address. The first tab has no such parameter. */
  id: string;
  text: string;
  /** The list, and the item that its address opens beside it. */
  loader: Load;
  changes: ShouldRevalidateFunction;
  openLoader: Load;
  openChanges: ShouldRevalidateFunction;
  Screen: ComponentType<OfficeFrame>;
  Open: ComponentType;
  /** Counts the items. @default no number beside it */
  count?: (client: Client) => Promise<{ total: number }>;
}

/** All tabs of the office. To add a list, add an entry. */
export const OFFICE: readonly [OfficeTab, ...OfficeTab[]] = [
  {
    id: 'ordenes',
    text: 'Órdenes de trabajo',
    loader: ordersLoader,
    changes: ordersChange,
    openLoader: openOrderLoader,
    openChanges: openOrderChanges,
    Screen: OrdersScreen,
    Open: OpenOrder,
    count: ({ catalogue }) => send(catalogue['work-orders'].$get({ query: { size: '1' } })),
  },
  {
    id: 'boletas',
    text: 'Boletas',
    loader: boletasLoader,
    changes: boletasChange,
    openLoader: openBoletaLoader,
    openChanges: openBoletaChanges,
    Screen: BoletasScreen,
    Open: OpenBoleta,
    count: ({ catalogue }) => send(catalogue.boletas.$get({ query: { size: '1' } })),
  },
  {
    id: 'nominas',
    text: 'Nóminas',
    loader: nominasLoader,
    changes: nominasChange,
    openLoader: openNominaLoader,
    openChanges: openNominaChanges,
    Screen: NominasScreen,
    Open: OpenNomina,
    count: ({ catalogue }) => send(catalogue.nominas.$get({ query: { size: '1' } })),
  },
  {
    id: 'mes',
    text: 'Mes',
    loader: monthLoader,
    changes: monthChanges,
    // The tab opens nothing beside it and has nothing to count.
    openLoader: () => () => null,
    openChanges: () => false,
    Screen: MonthScreen,
    Open: () => null,
  },
  {
    id: 'contratos',
    text: 'Contratos y guiones',
    loader: sharedDocumentsLoader,
    changes: sharedDocumentsChange,
    openLoader: openSharedDocumentLoader,
    openChanges: openSharedDocumentChanges,
    Screen: SharedDocumentsScreen,
    Open: OpenSharedDocument,
    count: ({ catalogue }) => send(catalogue['shared-documents'].$get({ query: { size: '1' } })),
  },
];

const viewParam = addressParam('vista');

/** The tab named in the search part of an address. */
export const tabOf = (search: string): OfficeTab =>
  OFFICE.find(({ id }) => id === viewParam.openId(search)) ?? OFFICE[0];

/** The address of a tab, without search and filters. */
export const tabPath = ({ id }: OfficeTab): string =>
  `${OFFICE_PATH}${id === OFFICE[0].id ? '' : viewParam.withOpen('', id)}`;

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).search;

const isOther = (from: URL, to: URL) => tabOf(from.search) !== tabOf(to.search);

/** Loads the list of the tab in the address. */
export const officeLoader: Load = (portal) => (args) => tabOf(searchOf(args)).loader(portal)(args);

export const officeChanges: ShouldRevalidateFunction = (change) =>
  isOther(change.currentUrl, change.nextUrl) || tabOf(change.nextUrl.search).changes(change);

/** Loads the item that the address opens beside the list. */
export const besideLoader: Load = (portal) => (args) => tabOf(searchOf(args)).openLoader(portal)(args);

export const besideChanges: ShouldRevalidateFunction = (change) =>
  isOther(change.currentUrl, change.nextUrl) || tabOf(change.nextUrl.search).openChanges(change);

/** Loads the count of each tab, by id. The promise never rejects: a tab whose count fails shows none. */
export const officeCounts =
  ({ client }: Portal) =>
  () => ({
    counts: Promise.all(
      OFFICE.map(({ id, count }) =>
        (count?.(client) ?? Promise.resolve({ total: undefined })).then(
          ({ total }): [string, number | undefined] => [id, total],
          () => [id, undefined],
        ),
      ),
    ).then((counted): Readonly<Record<string, number | undefined>> => Object.fromEntries(counted)),
  });
