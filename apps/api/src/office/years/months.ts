import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { type AskedYear, spanOf } from './asked';

/** Months of a year with boletas up to today that have no sheet of received boletas, the first one first. */
export async function monthsWithoutSheet(db: Database, asked: AskedYear): Promise<string[]> {
  const { from, until } = spanOf(asked);
  const { rows } = await sql<{ month: string }>`
    select distinct left(issued_order, 7) as month from boletas
      where issued_order >= ${from} and issued_order <= ${until} and issued_order <= ${asked.today}
        and folio is not null and kind = 'BHE'
        and not exists (select 1 from sii_sheets
          where sii_sheets.month = left(issued_order, 7) and sii_sheets.kind = 'bhe' and is_current)
      order by 1`.execute(db);
  return rows.map(({ month }) => month);
}
