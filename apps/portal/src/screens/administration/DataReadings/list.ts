import { send } from '@doblaje/contract/client';
import { dataReadingsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const dataReadingsAddress = listAddress(dataReadingsList, { filters: { kind: 'que' } });

/** Loads a page of the readings. */
export const dataReadingsLoader = (portal: Portal) =>
  listLoader(portal, dataReadingsAddress, (query) =>
    send(portal.client.catalogue['data-readings'].$get({ query })),
  );
