import type { Project } from '@doblaje/contract';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Doer } from '../history/audited';
import { castable } from '../people/castable';
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
  const project = await addProject(db, doer, values);
  const at = sql<Date>`${doer.now}::timestamptz`;
  await db
    .insertInto('characters')
    .columns(['project_id', 'name', 'type', 'person_id', 'created_at', 'updated_at'])
    .expression((row) =>
      row
        .selectFrom('characters')
        // Whoever cannot be cast any more does not go along.
        .leftJoin(castable(db).select('users.id').as('person'), 'person.id', 'characters.person_id')
        .select([sql<number>`${project.id}::integer`.as('project_id'), 'name', 'type'])
        .select('person.id as person_id')
        .select([at.as('created_at'), at.as('updated_at')])
        .where('project_id', '=', from)
        .where('deleted_at', 'is', null),
    )
    .execute();
  return project;
}
