import type { DataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import type { DataRequestState } from '@doblaje/domain/options/dataRequestStates';
import type { RefusalReason } from '@doblaje/domain/options/refusalReasons';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** What a person asks about their data. Its id is its number. */
export interface DataRequestsTable {
  id: GeneratedAlways<number>;
  kind: DataRequestKind;
  name: string;
  /** The proven address, in the form of `users.email`. */
  email: string;
  detail: string;
  /** The account with this address when it was received. */
  user_id: string | null;
  proved_by: 'mail' | 'login';
  state: Generated<DataRequestState>;
  received_at: Moment;
  /** 'AAAA-MM-DD'. */
  due_on: string;
  is_extended: Generated<boolean>;
  /** '' unless it was refused, wholly or in part. */
  reason: Generated<RefusalReason | ''>;
  /** '' until it is answered. */
  answer: Generated<string>;
  answered_at: MaybeMoment;
  updated_at: Moment;
  /** Name and address, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** A mail about a request, as it was written: a trigger keeps it so. */
export interface DataRequestLettersTable {
  id: GeneratedAlways<number>;
  request_id: number;
  subject: string;
  text: string;
  /** SHA-256 of subject, an empty line and text, in hexadecimal. */
  digest: string;
  written_at: Moment;
  /** Null: the portal, or somebody whose account is gone. */
  written_by: string | null;
  /** When the mail server took it. */
  delivered_at: MaybeMoment;
}

/** What somebody asked without a session, until they prove that the address is theirs. */
export interface DataRequestDraftsTable {
  id: GeneratedAlways<number>;
  kind: DataRequestKind;
  name: string;
  email: string;
  detail: string;
  token_hashes: ColumnType<string[], string[] | undefined, string[]>;
  /** The request that it became. */
  request_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Moment;
  expires_at: Moment;
}

/** A block of a person's data: the answer to a request. It ends by ADMIN, or when the data are to be erased. */
export interface DataBlocksTable {
  request_id: number;
  user_id: string;
  since: Moment;
  /** Null while it goes on. A person has one such block at most. */
  ended_at: MaybeMoment;
  ended_by: string | null;
  end_reason: Generated<string>;
}
