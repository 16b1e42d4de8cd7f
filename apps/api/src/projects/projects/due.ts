import type { ChapterDue } from '@doblaje/domain/options/chapterDues';
import { DUE_SOON_DAYS } from '@doblaje/domain/options/projectDues';
import { type RawBuilder, sql } from 'kysely';

/** The day this many days after today, in the form of due days. Days are Chilean. */
const day = (after: number) =>
  sql<string>`to_char((now() at time zone 'America/Santiago')::date + ${sql.lit(after)}, 'YYYY-MM-DD')`;

const idsOf = (kind: 'projectStatus' | 'chapterStatus') =>
  sql`any(array(select id from catalogue_entries where kind = ${sql.lit(kind)} and stage not in ('done', 'cancelled')))`;

const isOpen = sql<boolean>`chapters.deleted_at is null and chapters.status_id = ${idsOf('chapterStatus')}`;
const isDue = sql<boolean>`${isOpen} and chapters.due_date <= ${day(DUE_SOON_DAYS)}`;

const goesOn = sql<boolean>`projects.deleted_at is null and projects.status_id = ${idsOf('projectStatus')}`;

/** Whether a row of `projects` is under way and has chapters that are not done and late or due soon. */
export const hasDueChapters = sql<boolean>`(${goesOn}
  and exists (select from chapters where chapters.project_id = projects.id and ${isDue}))`;

const ofOneThatGoesOn = sql<boolean>`exists (select from projects where projects.id = chapters.project_id and ${goesOn})`;

/** The condition on a row of `chapters` for each {@link ChapterDue}. */
export const CHAPTER_IS: Readonly<Record<ChapterDue, RawBuilder<boolean>>> = {
  late: sql`(${isOpen} and chapters.due_date < ${day(0)} and ${ofOneThatGoesOn})`,
  soon: sql`(${isDue} and ${ofOneThatGoesOn})`,
  open: sql`(${isOpen} and ${ofOneThatGoesOn})`,
};
