import {
  type Cast,
  type Chapters,
  type HistoryLine,
  type Matrix,
  type Project,
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

/** The tabs of a project: its chapters one by one, or the cast of all of them. */
export const isMatrix = (search: string) => viewAddress.openId(search) === MATRIX;
export const withMatrix = (search: string, isShown: boolean) =>
  historyAddress.withOpen(viewAddress.withOpen(search, isShown ? MATRIX : null), null);

export const projectAddress = addressParam('project');
const openChapter = addressParam('capitulo');

/** The chapter that is open: none beside the cast of all, which leads to one. */
export const chapterAddress = {
  openId: (search: string) => (isMatrix(search) ? null : openChapter.openId(search)),
  withOpen: (search: string, id: string | null) => openChapter.withOpen(withMatrix(search, false), id),
};

/** The project whose cast is shown. */
const matrixAddress = {
  openId: (search: string) => (isMatrix(search) ? projectAddress.openId(search) : null),
};

const openHistory = addressParam('historial');

/** The chapter whose history is open beside it: only of the one that is open. */
export const historyAddress = {
  openId(search: string) {
    const id = openHistory.openId(search);
    return id === chapterAddress.openId(search) ? id : null;
  },
  withOpen: openHistory.withOpen,
};

/** 'csv' while chapters and cast are imported: a link of the projects' list leads there. */
export const importAddress = addressParam('importar');

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

/** Characters by chapters of the project, where the address shows them. */
export const matrixLoader = (portal: Portal) =>
  openLoader(
    portal,
    matrixAddress,
    (id): Promise<Matrix> => send(portal.client.catalogue.projects[':id'].matrix.$get({ param: { id } })),
  );

export const matrixChange = openChanges(matrixAddress);

/** A chapter with its cast, and what is asked of people for it. */
export interface ChapterCast extends Cast {
  orders: ListPage<WorkOrderRow>;
}

/** The chapter that the address opens, with its cast and its orders. */
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

/** What was done to a chapter last. */
export interface ChapterHistory {
  id: string;
  items: HistoryLine[];
  next: number | null;
}

/** The history of the chapter, where the address opens it. */
export const chapterHistoryLoader = (portal: Portal) =>
  openLoader(portal, historyAddress, async (id): Promise<ChapterHistory> => {
    const { history } = portal.client.catalogue;
    const param = { entity: 'chapter' as const, id };
    return { id, ...(await send(history[':entity'][':id'].$get({ param, query: {} }))) };
  });

export const chapterHistoryChange = openChanges(historyAddress);
