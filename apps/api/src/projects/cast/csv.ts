import { dayText } from '@doblaje/domain/days';
import { durationText } from '@doblaje/domain/forms/duration';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { checkProject } from '../projects/holdProject';

/**
 * Every character of every chapter of a project, and also the chapters without any.
 * @throws Problem 404
 */
export async function readCastLines(db: Database, projectId: number) {
  await checkProject(db, projectId);
  return db
    .selectFrom('chapters')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .leftJoin('appearances', 'appearances.chapter_id', 'chapters.id')
    .leftJoin('characters', 'characters.id', 'appearances.character_id')
    .leftJoin('users', 'users.id', 'appearances.person_id')
    .where('chapters.project_id', '=', projectId)
    .where('chapters.deleted_at', 'is', null)
    .select(['chapters.number', 'chapters.title', 'duration_seconds', 'due_date', 'status.label as status'])
    .select(['characters.name', 'characters.type', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['loops_planned', 'loops_done'])
    .orderBy('chapters.number')
    .orderBy(inNaturalOrder(sql.ref('characters.name')))
    .orderBy('appearances.id')
    .execute();
}

type Line = Awaited<ReturnType<typeof readCastLines>>[number];

/** The columns of a cast, in the import's format. */
export const CAST_CSV: readonly CsvColumn<Line>[] = [
  // A text, because a number of thousands would get a point, and no import reads that as a chapter's number.
  { header: 'Capítulo', value: ({ number }) => String(number) },
  { header: 'Título', value: ({ title }) => title },
  { header: 'Duración', value: ({ duration_seconds }) => durationText(duration_seconds) },
  { header: 'Entrega', value: ({ due_date }) => dayText(due_date ?? '') },
  { header: 'Estado', value: ({ status }) => status },
  { header: 'Personaje', value: ({ name }) => name },
  { header: 'Tipo', value: ({ type }) => labelOfCharacterType(type) },
  {
    header: 'Persona',
    value: ({ first_name, last_name }) => (first_name === null ? '' : `${first_name} ${last_name}`),
  },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Loops planificados', value: ({ loops_planned }) => loops_planned },
  { header: 'Loops grabados', value: ({ loops_done }) => loops_done },
];
