import { send } from '@doblaje/contract/client';
import { sharedDocumentsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

/** The address of the list of contracts and scripts in the office. */
export const sharedDocumentsAddress = listAddress(sharedDocumentsList, {
  filters: { kind: 'tipo', projectId: 'proyecto', state: 'visto', ends: 'termina' },
  open: 'documento',
});

/** Loads a page of the contracts and scripts. */
export const sharedDocumentsLoader = (portal: Portal) =>
  listLoader(portal, sharedDocumentsAddress, (query) =>
    send(portal.client.catalogue['shared-documents'].$get({ query })),
  );

export const sharedDocumentsChange = listChanges(sharedDocumentsAddress);

/** Loads the contract or script named in the address. */
export const openSharedDocumentLoader = (portal: Portal) =>
  openLoader(portal, sharedDocumentsAddress, (id) =>
    send(portal.client.catalogue['shared-documents'][':id'].$get({ param: { id } })),
  );

export const openSharedDocumentChanges = openChanges(sharedDocumentsAddress);
