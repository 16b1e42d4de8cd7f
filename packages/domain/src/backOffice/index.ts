export {
  type ChaptersAction,
  type ChaptersState,
  chaptersReducer,
  INITIAL_CHAPTERS,
  type SelectedChapter,
} from './chapters';
export { freeSeason, nextSeasonValues, type Season, takenSeason, takenSeasonText } from './nextSeason';
export { INITIAL_PROJECT, type Project, type ProjectAction, projectReducer } from './project';
export { INITIAL_SELECTED_USER, type SelectedUserAction, selectedUserReducer } from './selectedUser';
