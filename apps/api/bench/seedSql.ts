import { type Kysely, sql } from 'kysely';

/** Rows in one statement: a statement has a time limit. */
const PART = 10_000;

/** A UUID in the form that the API accepts. */
export const person = (n: string) =>
  `overlay(overlay(md5('person ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

export const DAY = `to_char(date '2020-01-01' + (n::bigint * 7919 % 2500)::int, 'YYYY-MM-DD')`;

/** SQL that chooses one of some values, the first most often. */
export const oneOf = (values: readonly string[], number = 'n') =>
  `(array['${values.join("','")}'])[1 + greatest(${number} % ${values.length * 3} - ${values.length * 2}, 0)::int]`;

/** SQL for a pseudo-random number for every `n`; numbers of different names are independent. */
export const chance = (what: string) => `abs(hashtext('${what} ' || n))`;

/** Runs a statement for `n` from 1 to `last` in parts; every `n` makes `each` rows. */
export type Fill = (last: number, each: number, statement: (range: string) => string) => Promise<void>;

/** @returns how the rows of a table are made */
export function fillOf(db: Kysely<unknown>): Fill {
  return async (last, each, statement) => {
    const part = Math.max(1, Math.floor(PART / each));
    for (let start = 1; start <= last; start += part) {
      const range = `generate_series(${start}, ${Math.min(start + part - 1, last)}) as n`;
      await sql.raw(statement(range)).execute(db);
    }
  };
}
