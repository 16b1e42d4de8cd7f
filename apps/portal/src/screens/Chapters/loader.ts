import { type Cast, type Chapters, type Project, send } from '@doblaje/contract/client';
import { openChanges, openLoader } from '../../lists/loaders';
import type { Portal } from '../../portal';

/** A project with its chapters. */
export interface ProjectChapters extends Chapters {
  project: Project;
}

/** What one of the address's ids opens. */
function addressOf(name: string) {
  return {
    openId: (search: string) => new URLSearchParams(search).get(name) || null,
    withOpen(search: string, id: string | null) {
      const params = new URLSearchParams(search);
      params.delete(name);
      if (id !== null) params.set(name, id);
      return `?${params}`;
    },
  };
}

export const projectAddress = addressOf('project');
export const chapterAddress = addressOf('capitulo');
/** 'csv' while chapters and cast are imported: a link of the projects' list leads there. */
export const importAddress = addressOf('importar');

/** The project that the address names, and its chapters. */
export const chaptersLoader = (portal: Portal) =>
  openLoader(portal, projectAddress, async (id): Promise<ProjectChapters> => {
    const { projects } = portal.client.catalogue;
    const [project, chapters] = await Promise.all([
      send(projects[':id'].$get({ param: { id } })),
      send(projects[':id'].chapters.$get({ param: { id } })),
    ]);
    return { project, ...chapters };
  });

export const chaptersChange = openChanges(projectAddress);

/** The chapter that the address opens, with its cast. */
export const castLoader = (portal: Portal) =>
  openLoader(
    portal,
    chapterAddress,
    (id): Promise<Cast> => send(portal.client.catalogue.chapters[':id'].cast.$get({ param: { id } })),
  );

export const castChange = openChanges(chapterAddress);
