import type { ColumnType } from 'kysely';

/** A moment, read and written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
