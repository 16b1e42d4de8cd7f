import type { SharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One contract or script filed for people. */
export interface SharedDocumentsTable {
  id: GeneratedAlways<number>;
  kind: ColumnType<SharedDocumentKind, SharedDocumentKind, never>;
  title: ColumnType<string, string, never>;
  project_id: number | null;
  chapter_id: number | null;
  /** It was filed for the cast of its chapter. */
  is_for_cast: boolean;
  /** A contract's last day, 'AAAA-MM-DD'; '' without an end. */
  ends_on: ColumnType<string, string | undefined, never>;
  file_name: string;
  /** In bytes. */
  size: number;
  /** Key of the blob. The documents of its people have the same one. */
  key: string;
  created_at: Moment;
  updated_at: Moment;
  /** When it was withdrawn from everybody. */
  deleted_at: MaybeMoment;
  /** The project's name. Triggers maintain it. */
  project_title: GeneratedAlways<string>;
  /** Title and project, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** One person whom it was filed for. A person who has it now also has a document of it. */
export interface SharedDocumentPeopleTable {
  shared_document_id: number;
  user_id: string;
  /** Id of the person's document. The document does not exist while it is withdrawn. */
  document_id: Generated<string>;
  /** When the person first opened it, saved at its withdrawal. */
  read_at: MaybeMoment;
  /** When it was withdrawn from this person alone. */
  withdrawn_at: MaybeMoment;
}
