import type { Project } from '@doblaje/contract';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import type { Database } from '../db/database';
import type { Doer } from '../history/audited';
import { addProject, readProject } from './projects';

/**
 * A new project with the characters of another one and their usual people, without chapters.
 * @throws Problem 404; 422 on a field
 */
export async function addNextSeason(
  db: Database,
  doer: Doer,
  from: number,
  values: ProjectValues,
): Promise<Project> {
  await readProject(db, from);
  return addProject(db, doer, values);
}
