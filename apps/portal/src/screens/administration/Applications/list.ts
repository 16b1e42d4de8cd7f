import { send } from '@doblaje/contract/client';
import { applicationsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const applicationsAddress = listAddress(applicationsList, {
  filters: { state: 'estado', applicant_to: 'postula', country: 'pais', vocal_tone: 'tono' },
  open: 'postulacion',
});

/** Loads a page of the sent applications. */
export const applicationsLoader = (portal: Portal) =>
  listLoader(portal, applicationsAddress, (query) =>
    send(portal.client.catalogue.applications.$get({ query })),
  );

export const applicationsChange = listChanges(applicationsAddress);

/** Loads the application that the address opens. */
export const openApplicationLoader = (portal: Portal) =>
  openLoader(portal, applicationsAddress, (id) =>
    send(portal.client.catalogue.applications[':id'].$get({ param: { id } })),
  );

export const openApplicationChanges = openChanges(applicationsAddress);
