import { type ListedChapter, send } from '@doblaje/contract/client';
import { chaptersList } from '@doblaje/contract/lists';
import type { ChapterDue } from '@doblaje/domain/options/chapterDues';
import { listAddress } from '../../../lists/address';
import { listLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';

export const allChaptersAddress = listAddress(chaptersList, {
  filters: { due: 'vence', statusId: 'estado' },
});

/** A page of the chapters of all projects. */
export const allChaptersLoader = (portal: Portal) =>
  listLoader(portal, allChaptersAddress, (query) => send(portal.client.catalogue.chapters.$get({ query })));

/** The address of all chapters with this due state. */
export const chaptersDuePath = (due: ChapterDue): string =>
  `/projects-back-office/chapters${allChaptersAddress.changed('', { due })}`;

/** The address that opens a chapter in its project. */
export const chapterPath = ({ id, projectId }: Pick<ListedChapter, 'id' | 'projectId'>): string =>
  `/projects-back-office/chapter?project=${projectId}&capitulo=${id}`;
