import { send } from '@doblaje/contract/client';
import { documentsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const documentsAddress = listAddress(documentsList, {
  filters: { kind: 'tipo', project: 'proyecto', state: 'estado' },
  open: 'documento',
});

/** Loads a page of the person's documents. */
export const documentsLoader = (portal: Portal) =>
  listLoader(portal, documentsAddress, (query) => send(portal.client.catalogue.documents.$get({ query })));

export const documentsChange = listChanges(documentsAddress);

/** Loads the document named in the address. */
export const openDocumentLoader = (portal: Portal) =>
  openLoader(portal, documentsAddress, (id) =>
    send(portal.client.catalogue.documents[':id'].$get({ param: { id } })),
  );

export const openDocumentChanges = openChanges(documentsAddress);
