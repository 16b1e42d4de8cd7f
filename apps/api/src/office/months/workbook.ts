import type { MonthSums, PaidMonth } from '@doblaje/contract';
import type { WriteSheet } from 'hucre/xlsx';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { sheetOf } from '../../ground/lists/xlsx';
import { MONTH_CSV, paidInMonth, paidMonth } from '../nominas/month';
import { sumsOf } from './sums';

type Sums = Pick<MonthSums, 'boletas' | 'gross' | 'retention' | 'net'>;

const SUMS: readonly CsvColumn<Sums>[] = [
  { header: 'Boletas', value: ({ boletas }) => boletas },
  { header: 'Bruto', value: ({ gross }) => gross },
  { header: 'Retención', value: ({ retention }) => retention },
  { header: 'Líquido', value: ({ net }) => net },
];

const WHOLE: readonly CsvColumn<MonthSums & { month: string }>[] = [
  { header: 'Mes', value: ({ month }) => month },
  { header: 'Nóminas', value: ({ nominas }) => nominas },
  ...SUMS,
  { header: 'F29, código 151', value: ({ declared }) => declared },
];

const PEOPLE: readonly CsvColumn<PaidMonth['people'][number]>[] = [
  { header: 'RUT', value: ({ rut }) => rut },
  { header: 'Persona', value: ({ name }) => name },
  ...SUMS,
];

const PROJECTS: readonly CsvColumn<PaidMonth['projects'][number]>[] = [
  { header: 'Proyecto', value: ({ title }) => title },
  ...SUMS,
];

const FOLIO = 'N.º de boleta';

/** A folio is a name: as a number it would get dots. */
const BOLETAS = MONTH_CSV.map((column) =>
  column.header === FOLIO ? { ...column, value: ({ folio }: { folio: number }) => `${folio}` } : column,
);

/** A month for the accountant: its sums, by person, by project, and every boleta. */
export async function monthWorkbook(db: Database, month: string): Promise<WriteSheet[]> {
  const [sums, paid] = await Promise.all([sumsOf(db, month), paidMonth(db, month)]);
  return Promise.all([
    sheetOf({ name: 'Resumen', columns: WHOLE, items: [{ month, ...sums }] }),
    sheetOf({ name: 'Por persona', columns: PEOPLE, items: paid.people }),
    sheetOf({ name: 'Por proyecto', columns: PROJECTS, items: paid.projects }),
    sheetOf({ name: 'Boletas', columns: BOLETAS, items: paidInMonth(db, month) }),
  ]);
}
