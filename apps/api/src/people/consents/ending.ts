import { ENDING_SOON_DAYS } from '@doblaje/domain/options/contractEnds';
import { type RawBuilder, sql } from 'kysely';

/** The day this many days after today, 'AAAA-MM-DD'. Days are Chilean. */
const day = (after: number) =>
  sql`to_char((now() at time zone 'America/Santiago')::date + ${sql.lit(after)}, 'YYYY-MM-DD')`;

/** Whether the day in a column is today, or within {@link ENDING_SOON_DAYS}. */
export const endsSoon = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between ${day(0)} and ${day(ENDING_SOON_DAYS)}`;

/** Whether a row of `users` has a voice consent in force that ends soon. An array, so that the index of ends serves. */
export const VOICE_ENDING = sql<boolean>`users.id = any(array(
  select user_id from consents
  where withdrawn_at is null and voice_scope is not null and ${endsSoon('voice_until')}
))`;
