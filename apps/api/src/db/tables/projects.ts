import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import type { ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import type { StatusStage } from '@doblaje/domain/options/statusStages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One choice of a catalogue. Entry 0, of the kind 'none', is no choice: what has none is joined like everything else. */
export interface CatalogueEntriesTable {
  id: Generated<number>;
  kind: CatalogueKind | 'none';
  label: string;
  /** Of statuses. */
  stage: StatusStage | '';
  position: number;
  archived_at: MaybeMoment;
  updated_at: Moment;
}

/** When the boleta notice is shown: one row. */
export interface BoletaNoticeTable {
  id: Generated<number>;
  /** 'AAAA-MM-DD'; '' for no bound. */
  shown_from: string;
  shown_until: string;
  updated_at: Moment;
}

/** What is withheld from fees in one year. */
export interface RetentionRatesTable {
  year: number;
  /** Per cent. Read as text: PostgreSQL's numeric. */
  rate: ColumnType<string, number, number>;
  updated_at: Moment;
}

/** One title that the studio dubs, or one season of it. */
export interface ProjectsTable {
  id: GeneratedAlways<number>;
  title: string;
  season: string;
  house_number: string;
  type_id: ProjectTypeId;
  status_id: number;
  client_id: number;
  /** 0: none. */
  signal_id: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  /** Until it is purged it can be restored. */
  deleted_at: MaybeMoment;
  /** Title and house number, as searches compare them. */
  searched: GeneratedAlways<string>;
}
