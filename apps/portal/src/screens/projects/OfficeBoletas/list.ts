import { send } from '@doblaje/contract/client';
import { boletasList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';
import { OPENS } from '../Office/tabs/paths';

/** The address of the list of boletas in the office. */
export const boletasAddress = listAddress(boletasList, {
  filters: {
    ...{ state: 'estado', projectId: 'proyecto', personId: 'persona', differences: 'diferencias' },
    ...{ waits: 'espera', until: 'hasta', siiState: 'sii', kind: 'tipo' },
  },
  open: OPENS.boletas,
});

/** Loads a page of the boletas. */
export const boletasLoader = (portal: Portal) =>
  listLoader(portal, boletasAddress, (query) => send(portal.client.catalogue.boletas.$get({ query })));

export const boletasChange = listChanges(boletasAddress);

/** Loads the boleta named in the address. */
export const openBoletaLoader = (portal: Portal) =>
  openLoader(portal, boletasAddress, (id) =>
    send(portal.client.catalogue.boletas[':id'].$get({ param: { id } })),
  );

export const openBoletaChanges = openChanges(boletasAddress);
