import { send } from '@doblaje/contract/client';
import { ordersList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { addressParam } from '../../../lists/addressParam';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';
import { OFFICE_PATH } from '../Office/tabs/paths';
import { loadOrder } from './newOrder';

const base = listAddress(ordersList, {
  filters: {
    state: 'estado',
    typeId: 'tipo',
    projectId: 'proyecto',
    chapterId: 'capitulo',
    personId: 'persona',
    due: 'vence',
    waits: 'espera',
  },
  open: 'orden',
});

const viewParam = addressParam('ver');

/** The view of the open order: the order, its PDF or its history. */
export type OrderView = 'order' | 'paper' | 'history';

const VIEWS: Readonly<Record<string, OrderView>> = { pdf: 'paper', historial: 'history' };

/** The search part of the address with another view of the open order. */
export const withView = (search: string, view: OrderView): string =>
  viewParam.withOpen(search, Object.keys(VIEWS).find((name) => VIEWS[name] === view) ?? null);

/** The view in the search part of an address. */
export const viewOf = (search: string): OrderView => VIEWS[viewParam.openId(search) ?? ''] ?? 'order';

/** The address of the list. Opening another order starts with the order itself, not with its PDF or history. */
export const ordersAddress = {
  ...base,
  withOpen: (search: string, id: string | null) => base.withOpen(withView(search, 'order'), id),
};

/** The address of an order in the office. */
export const orderPath = (id: number | string) => `${OFFICE_PATH}${ordersAddress.withOpen('', `${id}`)}`;

/** Loads a page of the orders. */
export const ordersLoader = (portal: Portal) =>
  listLoader(portal, ordersAddress, (query) => send(portal.client.catalogue['work-orders'].$get({ query })));

export const ordersChange = listChanges(ordersAddress);

/** Loads the order named in the address. */
export const openOrderLoader = (portal: Portal) =>
  openLoader(portal, ordersAddress, (id) => loadOrder(portal.client, id));

export const openOrderChanges = openChanges(ordersAddress);

/** The address of the office's list of a project's or a chapter's orders. */
export const ordersOf = (of: { projectId: number } | { chapterId: number }) =>
  `${OFFICE_PATH}${ordersAddress.changed(
    '',
    'projectId' in of ? { projectId: `${of.projectId}` } : { chapterId: `${of.chapterId}` },
  )}`;
