import type { SharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One contract or script that was filed for people. */
export interface SharedDocumentsTable {
  id: GeneratedAlways<number>;
  kind: ColumnType<SharedDocumentKind, SharedDocumentKind, never>;
  title: ColumnType<string, string, never>;
  project_id: number | null;
  chapter_id: number | null;
  /** Filed for whoever voiced somebody in its chapter. */
  is_for_cast: boolean;
  file_name: string;
  /** Bytes. */
  size: number;
  /** Of the blob, which the documents of its people have too. */
  key: string;
  created_at: Moment;
  updated_at: Moment;
  /** When it was withdrawn from everybody. */
  deleted_at: MaybeMoment;
  /** Of its project, kept by triggers. */
  project_title: GeneratedAlways<string>;
  /** Title and project, as searches compare them. */
  searched: GeneratedAlways<string>;
}

/** For whom one was filed. Who has it now has a document of it. */
export interface SharedDocumentPeopleTable {
  shared_document_id: number;
  user_id: string;
  /** Of the person's document, which is gone while it is withdrawn. */
  document_id: Generated<string>;
  /** When it was opened first, as of its withdrawal. */
  read_at: MaybeMoment;
  /** From this person alone. */
  withdrawn_at: MaybeMoment;
}
