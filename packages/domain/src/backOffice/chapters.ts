/** The open chapter; 0 is none (spec §3). */
export interface SelectedChapter {
  chapterId: number;
}

/** The chapters of the current project, and the open one. The spec does not fix the fields of a chapter. */
export interface ChaptersState<Chapter = unknown> {
  readonly chapters: readonly Chapter[];
  readonly selected: SelectedChapter;
}

/** No chapters, none open (spec §3). */
export const INITIAL_CHAPTERS: ChaptersState<never> = { chapters: [], selected: { chapterId: 0 } };

/** The actions: a list arrives; a chapter is opened (0 closes it). */
export type ChaptersAction<Chapter = unknown> =
  | { type: 'list'; chapters: readonly Chapter[] }
  | { type: 'select'; chapterId: number };

/** Keeps the list of chapters and the selected chapter. A new list leaves the selection as it is. Any other action changes nothing. */
export function chaptersReducer<Chapter>(
  state: ChaptersState<Chapter> | undefined = INITIAL_CHAPTERS,
  action?: ChaptersAction<Chapter>,
): ChaptersState<Chapter> {
  switch (action?.type) {
    case 'list':
      return { ...state, chapters: action.chapters };
    case 'select':
      return { ...state, selected: { chapterId: action.chapterId } };
    default:
      return state;
  }
}
