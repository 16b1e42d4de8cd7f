import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { AskedYear } from './asked';

/** Months of a year with boletas up to today that have no sheet of received boletas, the first one first. */
export async function monthsWithoutSheet(db: Database, asked: AskedYear): Promise<string[]> {
  // Month by month, so that not every boleta of the year is read.
  const { rows } = await sql<{ month: string }>`
    select month from (
      select ${asked.year} || '-' || lpad(n::text, 2, '0') as month from generate_series(1, 12) as n
    ) as months
      where exists (select 1 from boletas
          where issued_order >= month || '-01' and issued_order <= least(month || '-31', ${asked.today})
            and folio is not null and kind = 'BHE')
        and not exists (select 1 from sii_sheets
          where sii_sheets.month = months.month and sii_sheets.kind = 'bhe' and is_current)
      order by 1`.execute(db);
  return rows.map(({ month }) => month);
}
