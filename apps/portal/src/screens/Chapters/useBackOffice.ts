import type { Chapter, Project } from '@doblaje/contract/client';
import {
  type ChaptersAction,
  chaptersReducer,
  INITIAL_CHAPTERS,
  INITIAL_PROJECT,
  projectReducer,
} from '@doblaje/domain/backOffice';
import { useMemo } from 'react';
import type { ProjectChapters } from './loader';

/**
 * The back office as domain tells it (spec §3, §4): the project is replaced wholesale, the list of chapters and the selected one
 * are kept apart. What was chosen stands in the address; the values follow from what the loader answered.
 * @param chapterId as in the address; null for none
 */
export function useBackOffice({ project, chapters }: ProjectChapters, chapterId: string | null) {
  return useMemo(() => {
    const actions: ChaptersAction<Chapter>[] = [
      { type: 'list', chapters },
      { type: 'select', chapterId: Number(chapterId) || 0 },
    ];
    const state = actions.reduce(chaptersReducer<Chapter>, INITIAL_CHAPTERS);
    return {
      project: projectReducer(INITIAL_PROJECT, { type: 'update', project }) as Project,
      ...state,
      chapter: state.chapters.find(({ id }) => id === state.selected.chapterId),
    };
  }, [project, chapters, chapterId]);
}
