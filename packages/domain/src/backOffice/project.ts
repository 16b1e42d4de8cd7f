import { PROJECT_INITIAL, type ProjectValues } from '../forms/project';

/** A project as the back office holds it (spec §3): what is typed, and what the server adds. An id of 0 is "none". */
export interface Project extends ProjectValues {
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  updatedAt: string;
  id: number;
}

/** No project yet: empty strings and zeros (spec §3). */
export const INITIAL_PROJECT: Readonly<Project> = { ...PROJECT_INITIAL, createdAt: '', updatedAt: '', id: 0 };

/** The only action on the project: replacing it. */
export type ProjectAction<Kept extends Project = Project> = { type: 'update'; project: Kept };

/**
 * Replaces the whole project (spec §4): nothing of the old one stays. Any other action changes nothing. It is generic, so that
 * a caller's extra fields (names beside ids) keep their types.
 */
export function projectReducer<Kept extends Project>(
  state: Readonly<Kept>,
  action?: ProjectAction<Kept>,
): Readonly<Kept>;
export function projectReducer(state?: Readonly<Project>, action?: ProjectAction): Readonly<Project>;
export function projectReducer(
  state: Readonly<Project> | undefined = INITIAL_PROJECT,
  action?: ProjectAction,
): Readonly<Project> {
  return action?.type === 'update' ? action.project : state;
}
