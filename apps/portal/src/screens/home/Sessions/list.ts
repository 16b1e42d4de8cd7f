import { send } from '@doblaje/contract/client';
import { sessionsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const sessionsAddress = listAddress(sessionsList, { filters: {} });

/** Loads a page of the person's open sessions. */
export const sessionsLoader = (portal: Portal) =>
  listLoader(portal, sessionsAddress, (query) =>
    send(portal.client.auth.users.auth.sessions.$get({ query })),
  );
