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
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  /** The order whose paper it is: kind, title, project, state and date are the order's, by the database itself. */
  work_order_id: ColumnType<number | null, number | null | undefined, never>;
  /** The boleta that it is: kind, title, project, state and date are the boleta's, by the database itself. */
  boleta_id: ColumnType<number | null, number | null | undefined, null>;
  /** The contract or script that it is of: kind, title, project and date are that one's, by the database itself. */
  shared_document_id: ColumnType<number | null, number | null | undefined, never>;
  /** When its person opened it first. */
  read_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
  /** Title and project, as searches compare them. */
  searched: GeneratedAlways<string>;
}

/** One accounting paper of a person who erased everything: nothing leads from it to an account. */
export interface ArchivedPapersTable {
  id: Generated<string>;
  kind: ArchivedKind;
  /** As its person knew it: 'Boleta 118'. */
  title: string;
  /** Number of the order or the nómina, folio of the boleta, where it is known apart from the title. */
  number: string | null;
  /** First and last name, as they were. */
  name: string;
  rut: string | null;
  /** Whole Chilean pesos, gross; null: known from the paper alone. Read as text: PostgreSQL's bigint. */
  amount: ColumnType<string | null, number | null, never>;
  /** Of a boleta: that of its order, what it came to, and when and by which nómina it was paid. */
  order_number: number | null;
  retention: ColumnType<string | null, number | null, never>;
  net: ColumnType<string | null, number | null, never>;
  paid_on: string | null;
  nomina_id: number | null;
  /** The last one it had. */
  state: string | null;
  /** 'AAAA-MM-DD'. */
  date: string;
  /** Last day it is kept, 'AAAA-MM-DD' (domain's keptUntil). */
  keep_until: string;
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  archived_at: Moment;
  /** Title, name and RUT, as searches compare them. */
  searched: GeneratedAlways<string>;
}

/** Which thing holds which stored file. Written by the database itself, whenever a holder's row is (migration stored-files). */
export interface FileLinksTable {
  /** Of the blob. */
  key: ColumnType<string, never, never>;
  entity: ColumnType<'document' | 'reel' | 'reel-piece' | 'archived-paper' | 'shared-document', never, never>;
  /** The thing's primary key; the parts of one of several columns with '/' between. */
  entity_id: ColumnType<string, never, never>;
}

/** One link to download a file by, for what cannot send a header. */
export interface DownloadLinksTable {
  token_hash: string;
  /** What the link is to; null with `entity_id`: everything kept about the person of the session. */
  entity: 'document' | 'archived-paper' | 'demo' | 'reel' | null;
  entity_id: string | null;
  session_id: string;
  expires_at: Moment;
}

/** A blob to be removed; see blobs/discarded.ts. */
export interface DiscardedBlobsTable {
  key: string;
  due_at: Moment;
}
