import type { Chapter, Project } from '@doblaje/contract/client';
import { chaptersReducer, projectReducer } from '@doblaje/domain/backOffice';
import { useReducer } from 'react';
import type { ProjectChapters } from './loader';

/**
 * The back office's state by domain's reducers (spec §3, §4). A newly loaded project replaces the whole old one. The list of chapters and
 * the open chapter change separately.
 * @param openId the open chapter's id in the address; null for none
 */
export function useBackOffice(read: ProjectChapters, openId: string | null) {
  const chapterId = Number(openId) || 0;
  const [project, update] = useReducer(projectReducer<Project>, read.project);
  const [{ chapters, selected }, dispatch] = useReducer(chaptersReducer<Chapter>, {
    chapters: read.chapters,
    selected: { chapterId },
  });
  if (read.project !== project) update({ type: 'update', project: read.project });
  if (read.chapters !== chapters) dispatch({ type: 'list', chapters: read.chapters });
  if (chapterId !== selected.chapterId) dispatch({ type: 'select', chapterId });
  return { project, chapters, chapterId: selected.chapterId };
}
