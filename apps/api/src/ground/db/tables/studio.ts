import type { HolidayKind } from '@doblaje/domain/options/holidayKinds';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './moments';

/** Who the studio is for the SII and for banks. There is a single row. */
export interface StudioSettingsTable {
  id: Generated<number>;
  /** Its legal name; '' until ADMIN fills it in. */
  name: string;
  /** As '76.007.075-0'; '' until ADMIN fills it in. */
  rut: string;
  /** Day of the next month by which the F29 is declared. */
  f29_due_day: number;
  updated_at: Moment;
}

/** A day that is no working day. */
export interface HolidaysTable {
  id: GeneratedAlways<number>;
  /** 'AAAA-MM-DD'. Each day is there once. */
  day: string;
  name: string;
  kind: HolidayKind;
  updated_at: Moment;
}
