import { API_MESSAGES, NAMES_IN_ROW, Problem, type SharedDocumentRow } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** The refusal for a contract or script that does not exist. */
export const sharedDocumentGone = () => new Problem(404, API_MESSAGES.sharedDocumentGone);

const OF_IT = sql`documents.shared_document_id = shared_documents.id`;

/** Contracts and scripts that are not withdrawn, with their chapter and the number of people who have them. */
export const liveSharedDocuments = (db: Database) =>
  db
    .selectFrom('shared_documents')
    .leftJoin('chapters', 'chapters.id', 'shared_documents.chapter_id')
    .leftJoin('projects', 'projects.id', 'shared_documents.project_id')
    .where('shared_documents.deleted_at', 'is', null)
    .selectAll('shared_documents')
    .select([
      ...(['chapters.number as chapter_number', 'projects.season', 'projects.house_number'] as const),
      sql<string>`(select count(*) from documents where ${OF_IT})`.as('people_count'),
      sql<string>`(select count(*) from documents where ${OF_IT} and read_at is not null)`.as('seen_count'),
      sql<string[]>`array(
        select first_name || ' ' || last_name as name from documents join users on users.id = documents.user_id
        where ${OF_IT} order by (first_name || ' ' || last_name) collate natural_es, users.id limit ${sql.lit(NAMES_IN_ROW)}
      )`.as('names'),
      sql<boolean>`(is_for_cast and not exists (
        select from shared_document_people
        where shared_document_id = shared_documents.id and withdrawn_at is not null
      ))`.as('is_whole_cast'),
    ]);

/** A contract or script as read from the database. */
type SharedRecord = Awaited<ReturnType<ReturnType<typeof liveSharedDocuments>['execute']>>[number];

/** A contract or script as the list shows it. */
export const sharedDocumentRowOf = (row: SharedRecord): SharedDocumentRow => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  projectId: row.project_id ?? 0,
  projectTitle: row.project_title,
  season: row.season ?? '',
  houseNumber: row.house_number ?? '',
  chapterId: row.chapter_id ?? 0,
  chapterNumber: row.chapter_number,
  isForCast: row.is_whole_cast,
  peopleCount: Number(row.people_count),
  seenCount: Number(row.seen_count),
  endsOn: row.ends_on,
  fileName: row.file_name,
  size: row.size,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  names: row.names,
});
