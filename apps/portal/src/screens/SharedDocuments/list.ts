import { send } from '@doblaje/contract/client';
import { sharedDocumentsList } from '@doblaje/contract/lists';
import { listAddress } from '../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../lists/loaders';
import type { Portal } from '../../portal';

/** The address of the list of contracts and scripts in the office. */
export const sharedDocumentsAddress = listAddress(sharedDocumentsList, {
  filters: { kind: 'tipo', projectId: 'proyecto', state: 'visto' },
  open: 'documento',
});

/** A page of them. */
export const sharedDocumentsLoader = (portal: Portal) =>
  listLoader(portal, sharedDocumentsAddress, (query) =>
    send(portal.client.catalogue['shared-documents'].$get({ query })),
  );

export const sharedDocumentsChange = listChanges(sharedDocumentsAddress);

/** The one that the address opens. */
export const openSharedDocumentLoader = (portal: Portal) =>
  openLoader(portal, sharedDocumentsAddress, (id) =>
    send(portal.client.catalogue['shared-documents'][':id'].$get({ param: { id } })),
  );

export const openSharedDocumentChanges = openChanges(sharedDocumentsAddress);
