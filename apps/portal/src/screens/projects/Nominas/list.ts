import { send } from '@doblaje/contract/client';
import { nominasList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';
import { OPENS } from '../Office/tabs/paths';

/** The address of the list of nóminas in the office. */
export const nominasAddress = listAddress(nominasList, {
  filters: { state: 'estado', file: 'archivo', paidIn: 'pagada', until: 'hasta' },
  open: OPENS.nominas,
});

/** Loads a page of the nóminas. */
export const nominasLoader = (portal: Portal) =>
  listLoader(portal, nominasAddress, (query) => send(portal.client.catalogue.nominas.$get({ query })));

export const nominasChange = listChanges(nominasAddress);

/** Loads the nómina named in the address. */
export const openNominaLoader = (portal: Portal) =>
  openLoader(portal, nominasAddress, (id) =>
    send(portal.client.catalogue.nominas[':id'].$get({ param: { id } })),
  );

export const openNominaChanges = openChanges(nominasAddress);
