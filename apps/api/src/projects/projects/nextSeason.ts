import { type Project, type SeasonToCreate, type ShownThing, seasonShown } from '@doblaje/contract';
import { takenSeason, takenSeasonText } from '@doblaje/domain/backOffice';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { refuseChanged } from '../../ground/edits/refuseChanged';
import type { Doer } from '../../ground/history/audited';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { castable } from '../../people/directory/castable';
import { addProject, readProject } from './projects';

/** A project's characters, each with the person for the next season: the one who voiced it in its last chapter, else its usual person. */
const comingAlong = (db: Database, projectId: number) =>
  db
    .selectFrom('characters')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('appearances')
          .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
          .select('appearances.person_id')
          .whereRef('appearances.character_id', '=', 'characters.id')
          .where('appearances.person_id', 'is not', null)
          .where('chapters.deleted_at', 'is', null)
          .orderBy('chapters.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    // A person who can no longer be cast is left out.
    .leftJoin(castable(db).select(['users.id', 'users.first_name', 'users.last_name']).as('person'), (join) =>
      join.on(sql<boolean>`person.id = coalesce("last"."person_id", "characters"."person_id")`),
    )
    .where('characters.project_id', '=', projectId)
    .where('characters.deleted_at', 'is', null);

/** Projects with this title. */
const seasonsOf = (db: Database, title: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'title as projectTitle', 'season'])
    .select(['house_number as houseNumber', 'client_id as clientsId'])
    .where(sql<boolean>`search_text(title) = search_text(${title})`)
    .where('deleted_at', 'is', null)
    .orderBy('id');

/**
 * The content of a project's next season.
 * @throws Problem 404
 */
export async function readNextSeason(db: Database, from: number): Promise<SeasonToCreate> {
  const project = await readProject(db, from);
  const characters = await comingAlong(db, from)
    .select(['characters.id', 'characters.name', 'person.id as person_id'])
    .select(['person.first_name', 'person.last_name'])
    .orderBy(inNaturalOrder(sql.ref('characters.name')))
    .orderBy('characters.id')
    .execute();
  const seasons = await seasonsOf(db, project.projectTitle).where('id', '!=', from).execute();
  return {
    project,
    characters: characters.map(({ id, name, person_id, first_name, last_name }) => ({
      id,
      name,
      personId: person_id ?? '',
      personName: person_id === null ? '' : `${first_name} ${last_name}`,
    })),
    seasons,
  };
}

/**
 * Creates a project with the characters of another one and the people who voiced them last, without chapters.
 * @param shown characters and seasons as the user saw them
 * @throws Problem 404; 409 when they are not as shown; 422 on a field, on `season` when that season exists already
 */
export async function addNextSeason(
  db: Database,
  doer: Doer,
  from: number,
  { shown, ...values }: ProjectValues & { shown: readonly ShownThing[] },
): Promise<Project> {
  // A series gets one new season at a time, so that of two requests at once the second sees the season of the first.
  await sql`select pg_advisory_xact_lock(hashtext('seasons ' || search_text(${values.projectTitle})))`.execute(
    db,
  );
  const current = await readNextSeason(db, from);
  refuseChanged(shown, seasonShown(current), current);
  const there = takenSeason(values, await seasonsOf(db, values.projectTitle).execute());
  if (there) throw fieldProblem('season', takenSeasonText(there));
  const project = await addProject(db, doer, values);
  const at = sql<Date>`${doer.now}::timestamptz`;
  await db
    .insertInto('characters')
    .columns(['project_id', 'name', 'type', 'person_id', 'created_at', 'updated_at'])
    .expression(
      comingAlong(db, from)
        .select([sql<number>`${project.id}::integer`.as('project_id'), 'characters.name', 'characters.type'])
        .select('person.id as person_id')
        .select([at.as('created_at'), at.as('updated_at')]),
    )
    .execute();
  return project;
}
