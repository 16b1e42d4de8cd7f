import { send } from '@doblaje/contract/client';
import { experiencesList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const experiencesAddress = listAddress(experiencesList, {
  filters: { typeId: 'tipo', statusId: 'estado', personId: 'persona' },
  open: 'experiencia',
});

/** Loads a page of the person's participations; for ADMIN, of everybody's. */
export const experiencesLoader = (portal: Portal) =>
  listLoader(portal, experiencesAddress, (query) =>
    send(portal.client.catalogue.experiences.$get({ query })),
  );

export const experiencesChange = listChanges(experiencesAddress);

/** Loads the participation named in the address. */
export const openExperienceLoader = (portal: Portal) =>
  openLoader(portal, experiencesAddress, async (id) => {
    const detail = await send(portal.client.catalogue.experiences[':id'].$get({ param: { id } }));
    return { ...detail, id: detail.experience.id };
  });

export const openExperienceChanges = openChanges(experiencesAddress);
