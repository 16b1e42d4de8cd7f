import type { ColumnType } from 'kysely';

/** A moment: read as Date; written as one. */
export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
