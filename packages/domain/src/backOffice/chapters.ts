/** The chapter that is open; 0 is none (spec §3). */
export interface SelectedChapter {
  chapterId: number;
}

/** The chapters of the project at hand, and the one that is open. The spec leaves the fields of a chapter open. */
export interface ChaptersState<Chapter = unknown> {
  readonly chapters: readonly Chapter[];
  readonly selected: SelectedChapter;
}

/** No chapters, none open (spec §3). */
export const INITIAL_CHAPTERS: ChaptersState<never> = { chapters: [], selected: { chapterId: 0 } };

/** What can happen: the list arrives, one chapter is opened (0 closes it). */
export type ChaptersAction<Chapter = unknown> =
  | { type: 'list'; chapters: readonly Chapter[] }
  | { type: 'select'; chapterId: number };

/** Keeps the chapters list and the selected chapter. A new list leaves the selection alone. Any other action changes nothing. */
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
