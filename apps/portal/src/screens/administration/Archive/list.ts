import { send } from '@doblaje/contract/client';
import { archiveList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const archiveAddress = listAddress(archiveList, { filters: { kind: 'tipo' } });

/** A page of the archive. */
export const archiveLoader = (portal: Portal) =>
  listLoader(portal, archiveAddress, (query) => send(portal.client.catalogue.archive.$get({ query })));
