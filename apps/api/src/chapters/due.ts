import { DUE_SOON_DAYS } from '@doblaje/domain/options/projectDues';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** The last day that is soon, as due days are kept. Days are those of Chile. */
const LAST = sql<string>`to_char((now() at time zone 'America/Santiago')::date + ${sql.lit(DUE_SOON_DAYS)}, 'YYYY-MM-DD')`;

const idsOf = (kind: 'projectStatus' | 'chapterStatus') =>
  sql`any(array(select id from catalogue_entries where kind = ${sql.lit(kind)} and stage not in ('done', 'cancelled')))`;

const isDue = sql<boolean>`chapters.deleted_at is null and chapters.due_date <= ${LAST}
  and chapters.status_id = ${idsOf('chapterStatus')}`;

const goesOn = sql<boolean>`projects.deleted_at is null and projects.status_id = ${idsOf('projectStatus')}`;

/** Whether a row of `projects` goes on and has chapters that are late or due soon, and not done. */
export const hasDueChapters = sql<boolean>`(${goesOn}
  and exists (select from chapters where chapters.project_id = projects.id and ${isDue}))`;

/** Those chapters. */
export const dueChapters = (db: Database) =>
  db
    .selectFrom('chapters')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .where(isDue)
    .where(goesOn);
