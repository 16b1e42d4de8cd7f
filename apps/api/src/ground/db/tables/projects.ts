import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import type { ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import type { StatusStage } from '@doblaje/domain/options/statusStages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One choice of a catalogue. Entry 0, of the kind 'none', means no choice, so that rows without a choice join like the others. */
export interface CatalogueEntriesTable {
  id: Generated<number>;
  kind: CatalogueKind | 'none';
  label: string;
  /** Only for statuses. */
  stage: StatusStage | '';
  position: number;
  archived_at: MaybeMoment;
  updated_at: Moment;
}

/** The days of the boleta notice. There is a single row. */
export interface BoletaNoticeTable {
  id: Generated<number>;
  /** 'AAAA-MM-DD'; '' for no limit. */
  shown_from: string;
  shown_until: string;
  updated_at: Moment;
}

/** The retention rate of fees in one year. */
export interface RetentionRatesTable {
  year: number;
  /** Per cent. Read as text: PostgreSQL's numeric. */
  rate: ColumnType<string, number, number>;
  updated_at: Moment;
}

/** A title that the studio dubs, or one of its seasons. */
export interface ProjectsTable {
  id: GeneratedAlways<number>;
  title: string;
  season: string;
  house_number: string;
  type_id: ProjectTypeId;
  status_id: number;
  client_id: number;
  /** 0 for no signal. */
  signal_id: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  /** Until it is purged, the project can be restored. */
  deleted_at: MaybeMoment;
  /** Title and house number, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}
