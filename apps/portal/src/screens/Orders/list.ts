import { send } from '@doblaje/contract/client';
import { ordersList } from '@doblaje/contract/lists';
import { listAddress } from '../../lists/address';
import { addressParam } from '../../lists/addressParam';
import { listChanges, listLoader, openChanges, openLoader } from '../../lists/loaders';
import type { Portal } from '../../portal';
import { readOrder } from './newOrder';

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

/** What is shown of the order that is open: itself, its PDF, or what was done to it. */
export type OrderView = 'order' | 'paper' | 'history';

const VIEWS: Readonly<Record<string, OrderView>> = { pdf: 'paper', historial: 'history' };

/** The search with another view of the order that is open. */
export const withView = (search: string, view: OrderView): string =>
  viewParam.withOpen(search, Object.keys(VIEWS).find((name) => VIEWS[name] === view) ?? null);

/** Which one an address's search asks for. */
export const viewOf = (search: string): OrderView => VIEWS[viewParam.openId(search) ?? ''] ?? 'order';

/** The address of the list; another order that is opened shows itself first. */
export const ordersAddress = {
  ...base,
  withOpen: (search: string, id: string | null) => base.withOpen(withView(search, 'order'), id),
};

/** Where the office shows an order. */
export const orderPath = (id: number | string) =>
  `/projects-back-office/documents${ordersAddress.withOpen('', `${id}`)}`;

/** A page of the orders. */
export const ordersLoader = (portal: Portal) =>
  listLoader(portal, ordersAddress, (query) => send(portal.client.catalogue['work-orders'].$get({ query })));

export const ordersChange = listChanges(ordersAddress);

/** The order that the address opens. */
export const openOrderLoader = (portal: Portal) =>
  openLoader(portal, ordersAddress, (id) => readOrder(portal.client, id));

export const openOrderChanges = openChanges(ordersAddress);

/** Where the office lists the orders of a project, or of a chapter. */
export const ordersOf = (of: { projectId: number } | { chapterId: number }) =>
  `/projects-back-office/documents${ordersAddress.changed(
    '',
    'projectId' in of ? { projectId: `${of.projectId}` } : { chapterId: `${of.chapterId}` },
  )}`;
