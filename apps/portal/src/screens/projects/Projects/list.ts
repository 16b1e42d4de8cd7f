import { type HistoryLine, type Project, send } from '@doblaje/contract/client';
import { projectsList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const projectsAddress = listAddress(projectsList, {
  filters: { typeId: 'tipo', statusId: 'estado', clientsId: 'cliente', signalId: 'senal', due: 'vence' },
  open: 'historial',
});

/** Loads a page of the projects. */
export const projectsLoader = (portal: Portal) =>
  listLoader(portal, projectsAddress, (query) => send(portal.client.catalogue.projects.$get({ query })));

export const projectsChange = listChanges(projectsAddress);

/** A project with the latest entries of its history. */
export interface ProjectHistoryData {
  id: number;
  project: Project;
  items: HistoryLine[];
  next: number | null;
}

/** Loads the project whose history is open, as named in the address. */
export const projectHistoryLoader = (portal: Portal) =>
  openLoader(portal, projectsAddress, async (id): Promise<ProjectHistoryData> => {
    const { projects, history } = portal.client.catalogue;
    const [project, lines] = await Promise.all([
      send(projects[':id'].$get({ param: { id } })),
      send(history[':entity'][':id'].$get({ param: { entity: 'project', id }, query: {} })),
    ]);
    return { id: project.id, project, ...lines };
  });

export const projectHistoryChanges = openChanges(projectsAddress);
