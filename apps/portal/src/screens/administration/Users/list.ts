import { send } from '@doblaje/contract/client';
import { usersList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const usersAddress = listAddress(usersList, {
  filters: { role: 'rol', state: 'estado', applicant_types: 'trabajo', vocal_tone: 'tono', voice: 'voz' },
});

/** Loads a page of the people with an account. */
export const usersLoader = (portal: Portal) =>
  listLoader(portal, usersAddress, (query) => send(portal.client.catalogue.users.$get({ query })));

export const usersChange = listChanges(usersAddress);
