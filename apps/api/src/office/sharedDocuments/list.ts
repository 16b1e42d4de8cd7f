import { type SharedDocumentRow, sharedDocumentsList } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { holdsWords } from '../../ground/lists/textSearch';
import { endsSoon } from '../../people/consents/ending';
import { liveSharedDocuments, sharedDocumentRowOf } from './rows';

const SEEN = sql`exists (select from documents
  where documents.shared_document_id = shared_documents.id and documents.read_at is not null)`;
const UNSEEN = sql`exists (select from documents
  where documents.shared_document_id = shared_documents.id and documents.read_at is null)`;

/** The same rule as domain's sharedDocumentState. */
const STATES = {
  unseen: sql<boolean>`(not ${SEEN})`,
  partly: sql<boolean>`(${SEEN} and ${UNSEEN})`,
  seen: sql<boolean>`(${SEEN} and not ${UNSEEN})`,
} as const;

/** Ends within {@link ENDING_SOON_DAYS}, by Chilean days. */
const ENDING = sql<boolean>`(shared_documents.ends_on <> '' and ${endsSoon('shared_documents.ends_on')})`;

/** The people who have it, in short: the whole cast, or the first names and the number of others. */
function peopleOf({ isForCast, names, peopleCount }: SharedDocumentRow): string {
  if (isForCast) return 'Todo el elenco';
  const others = peopleCount - names.length;
  return others > 0 ? `${names.join(', ')} y ${others} más` : names.join(', ');
}

/** The contracts and scripts as a CSV. */
export const SHARED_DOCUMENTS_CSV: readonly CsvColumn<SharedDocumentRow>[] = [
  { header: 'Documento', value: ({ title }) => title },
  { header: 'Tipo', value: ({ kind }) => labelOfSharedDocumentKind(kind) },
  { header: 'Proyecto', value: ({ projectTitle }) => projectTitle },
  { header: 'Temporada', value: ({ season }) => season },
  { header: 'N.º interno', value: ({ houseNumber }) => houseNumber },
  { header: 'Capítulo', value: ({ chapterNumber }) => chapterNumber },
  { header: 'Personas', value: peopleOf },
  { header: 'Lo tienen', value: ({ peopleCount }) => peopleCount },
  { header: 'Lo vieron', value: ({ seenCount }) => seenCount },
  { header: 'Archivo', value: ({ fileName }) => fileName },
  { header: 'Subido', value: ({ createdAt }) => new Date(createdAt) },
  { header: 'Término', value: ({ endsOn }) => dayText(endsOn) },
];

/** The list of the studio's contracts and scripts. */
export const sharedDocumentsPlan = definePlan({
  list: sharedDocumentsList,
  base: liveSharedDocuments,
  // The row itself has everything to search, sort and filter by, or leads to it.
  counted: (db: Database) =>
    db.selectFrom('shared_documents').where('shared_documents.deleted_at', 'is', null),
  searched: ['shared_documents.searched'],
  // An array, because both conditions then use their index. With 'in' the database would read every row.
  alsoSearched: (word) => sql<boolean>`shared_documents.id = any(array(
    select documents.shared_document_id from users join documents on documents.user_id = users.id
    where documents.shared_document_id is not null and ${holdsWords([sql`users.searched`], word)}
  ))`,
  sorts: {
    createdAt: 'shared_documents.created_at',
    title: { text: 'shared_documents.title' },
    kind: 'shared_documents.kind',
    project: { text: 'shared_documents.project_title' },
    size: 'shared_documents.size',
  },
  filters: {
    kind: 'shared_documents.kind',
    projectId: 'shared_documents.project_id',
    ends: { holds: () => ENDING },
    state: { holds: (value) => STATES[value as keyof typeof STATES] },
  },
  tieBreaker: 'shared_documents.id',
  itemOf: sharedDocumentRowOf,
});
