import type { PeopleKind } from '@doblaje/domain/options/peopleKinds';
import type { PersonalDataKind } from '@doblaje/domain/options/personalDataKinds';
import type { GeneratedAlways } from 'kysely';
import type { Moment } from './moments';

/** Something that happened to personal data. It is never removed. Days are 'AAAA-MM-DD'. */
export interface BreachesTable {
  id: GeneratedAlways<number>;
  title: string;
  what: string;
  since: string;
  found_on: string;
  data_kinds: PersonalDataKind[];
  people_kinds: PeopleKind[];
  has_children: boolean;
  /** Null: not known yet. */
  people_count: number | null;
  effects: string;
  measures: string;
  /** '' until the Agency was told. */
  agency_on: string;
  updated_at: Moment;
}

/** A mail to the people concerned by a breach, as it was sent. */
export interface BreachMailsTable {
  id: GeneratedAlways<number>;
  breach_id: number;
  text: string;
  /** How many people it went to. Some may have erased their account since. */
  people: number;
  sent_at: Moment;
}

/** A person to whom such a mail went. */
export interface BreachMailPeopleTable {
  breach_mail_id: number;
  user_id: string;
}
