import type { ArchivedKind } from '@doblaje/contract';
import type { DocumentKind } from '@doblaje/domain/options/documentKinds';
import type { DocumentState } from '@doblaje/domain/options/documentStates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One document of a person. */
export interface DocumentsTable {
  id: Generated<string>;
  user_id: string;
  kind: DocumentKind;
  title: string;
  project: string | null;
  state: DocumentState | null;
  /** 'AAAA-MM-DD'. */
  date: string;
  file_name: string;
  /** In bytes. */
  size: number;
  /** Key of the blob. */
  key: string;
  /** The order whose paper this is. The database takes kind, title, project, state and date from the order. */
  work_order_id: ColumnType<number | null, number | null | undefined, never>;
  /** The boleta that this is. The database takes kind, title, project, state and date from the boleta. */
  boleta_id: ColumnType<number | null, number | null | undefined, null>;
  /** The contract or script that this belongs to. The database takes kind, title, project and date from it. */
  shared_document_id: ColumnType<number | null, number | null | undefined, never>;
  /** When its person first opened it. */
  read_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
  /** Title and project, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** One accounting paper of a person who erased everything. Nothing leads from it to an account. */
export interface ArchivedPapersTable {
  id: Generated<string>;
  kind: ArchivedKind;
  /** The title that its person knew: 'Boleta 118'. */
  title: string;
  /** Number of the order or nómina, or folio of the boleta, if it is known apart from the title. */
  number: string | null;
  /** First and last name at that time. */
  name: string;
  rut: string | null;
  /** Gross, in whole Chilean pesos; null: only the paper itself says it. Read as text: PostgreSQL's bigint. */
  amount: ColumnType<string | null, number | null, never>;
  /** For a boleta: its orders' numbers, its amounts, and when and by which nómina it was paid. */
  order_numbers: Generated<number[]>;
  retention: ColumnType<string | null, number | null, never>;
  net: ColumnType<string | null, number | null, never>;
  paid_on: string | null;
  nomina_id: number | null;
  /** Its last state. */
  state: string | null;
  /** 'AAAA-MM-DD'. */
  date: string;
  /** Last day of keeping it, 'AAAA-MM-DD' (domain's keptUntil). */
  keep_until: string;
  /** In bytes. */
  size: number;
  /** Key of the blob. */
  key: string;
  archived_at: Moment;
  /** Title, name and RUT, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** Which row uses which stored file. The database writes it whenever a row with a file is written (migration stored-files). */
export interface FileLinksTable {
  /** Key of the blob. */
  key: ColumnType<string, never, never>;
  entity: ColumnType<'document' | 'reel' | 'reel-piece' | 'archived-paper' | 'shared-document', never, never>;
  /** The row's primary key. The parts of a composite key are joined by '/'. */
  entity_id: ColumnType<string, never, never>;
}

/** One link to download a file, for clients that cannot send a header. */
export interface DownloadLinksTable {
  token_hash: string;
  /** The target of the link. If both this and `entity_id` are null: everything kept about the session's person. */
  entity: 'document' | 'archived-paper' | 'demo' | 'reel' | null;
  entity_id: string | null;
  session_id: string;
  expires_at: Moment;
}

/** A blob to remove; see blobs/discarded.ts. */
export interface DiscardedBlobsTable {
  key: string;
  due_at: Moment;
}
