import { send } from '@doblaje/contract/client';
import { dataRequestsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const dataRequestsAddress = listAddress(dataRequestsList, {
  filters: { state: 'estado', kind: 'pide', due: 'plazo' },
  open: 'solicitud',
});

/** Loads a page of the requests. */
export const dataRequestsLoader = (portal: Portal) =>
  listLoader(portal, dataRequestsAddress, (query) =>
    send(portal.client.catalogue['data-requests'].$get({ query })),
  );

export const dataRequestsChange = listChanges(dataRequestsAddress);

/** Loads the request that the address opens. */
export const openRequestLoader = (portal: Portal) =>
  openLoader(portal, dataRequestsAddress, (id) =>
    send(portal.client.catalogue['data-requests'][':id'].$get({ param: { id } })),
  );

export const openRequestChanges = openChanges(dataRequestsAddress);
