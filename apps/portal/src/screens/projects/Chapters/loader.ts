import {
  type Cast,
  type Chapters,
  type HistoryLine,
  type Project,
  type ProjectMatrix,
  send,
  type WorkOrderRow,
} from '@doblaje/contract/client';
import type { ListPage } from '@doblaje/contract/lists';
import { addressParam } from '../../../lists/addressParam';
import { openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

/** A project with its chapters. */
export interface ProjectChapters extends Chapters {
  project: Project;
}

const viewAddress = addressParam('vista');
const MATRIX = 'elenco';

/** Whether the address shows the tab 'Elenco', the cast of all chapters. The other tab shows a single chapter. */
export const isMatrix = (search: string) => viewAddress.openId(search) === MATRIX;
export const withMatrix = (search: string, isShown: boolean) =>
  historyAddress.withOpen(viewAddress.withOpen(search, isShown ? MATRIX : null), null);

export const projectAddress = addressParam('project');
const openChapter = addressParam('capitulo');

/** The open chapter. In the tab with the cast of all chapters none is open; a link there leads to a chapter. */
export const chapterAddress = {
  openId: (search: string) => (isMatrix(search) ? null : openChapter.openId(search)),
  withOpen: (search: string, id: string | null) => openChapter.withOpen(withMatrix(search, false), id),
};

/** The project whose whole cast the address shows; null in the other tab. */
const matrixAddress = {
  openId: (search: string) => (isMatrix(search) ? projectAddress.openId(search) : null),
};

const openHistory = addressParam('historial');

/** The chapter whose history is open beside it. Only the open chapter can have one. */
export const historyAddress = {
  openId(search: string) {
    const id = openHistory.openId(search);
    return id === chapterAddress.openId(search) ? id : null;
  },
  withOpen: openHistory.withOpen,
};

/** 'csv' while the dialog to import chapters and cast is open. A link in the list of projects leads there. */
export const importAddress = addressParam('importar');

/** Loads the project in the address, with its chapters. */
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

/** Loads the matrix of characters by chapters, if the address shows it. */
export const matrixLoader = (portal: Portal) =>
  openLoader(
    portal,
    matrixAddress,
    (id): Promise<ProjectMatrix> =>
      send(portal.client.catalogue.projects[':id'].matrix.$get({ param: { id } })),
  );

export const matrixChange = openChanges(matrixAddress);

/** A chapter with its cast and its work orders. */
export interface ChapterCast extends Cast {
  orders: ListPage<WorkOrderRow>;
}

/** Loads the chapter that the address opens, with its cast and its orders. */
export const castLoader = (portal: Portal) =>
  openLoader(portal, chapterAddress, async (id): Promise<ChapterCast> => {
    const { chapters, 'work-orders': workOrders } = portal.client.catalogue;
    const query = { chapterId: id, sort: 'dueDate', size: '100' } as const;
    const [cast, orders] = await Promise.all([
      send(chapters[':id'].cast.$get({ param: { id } })),
      send(workOrders.$get({ query })),
    ]);
    return { ...cast, orders };
  });

export const castChange = openChanges(chapterAddress);

/** The latest lines of a chapter's history. */
export interface ChapterHistoryData {
  id: string;
  items: HistoryLine[];
  next: number | null;
}

/** Loads the chapter's history, if the address opens it. */
export const chapterHistoryLoader = (portal: Portal) =>
  openLoader(portal, historyAddress, async (id): Promise<ChapterHistoryData> => {
    const { history } = portal.client.catalogue;
    const param = { entity: 'chapter' as const, id };
    return { id, ...(await send(history[':entity'][':id'].$get({ param, query: {} }))) };
  });

export const chapterHistoryChange = openChanges(historyAddress);
