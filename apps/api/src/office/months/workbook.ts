import type { MonthSums, PaidMonth } from '@doblaje/contract';
import type { WriteSheet } from 'hucre/xlsx';
import type { Database } from '../../ground/db/database';
import { type SheetColumn, sheetOf } from '../../ground/lists/xlsx';
import { MONTH_COLUMNS, paidInMonth, paidMonth } from '../nominas/month';
import { sumsOf } from './sums';

type Sums = Pick<MonthSums, 'boletas' | 'gross' | 'retention' | 'net'>;

const SUMS: readonly SheetColumn<Sums>[] = [
  { header: 'Boletas', value: ({ boletas }) => boletas },
  { header: 'Bruto', value: ({ gross }) => gross },
  { header: 'Retención', value: ({ retention }) => retention },
  { header: 'Líquido', value: ({ net }) => net },
];

const WHOLE: readonly SheetColumn<MonthSums & { month: string }>[] = [
  { header: 'Mes', value: ({ month }) => month, cells: 'month' },
  { header: 'Nóminas', value: ({ nominas }) => nominas },
  ...SUMS,
  { header: 'F29, código 151', value: ({ declared }) => declared },
];

const PEOPLE: readonly SheetColumn<PaidMonth['people'][number]>[] = [
  { header: 'RUT', value: ({ rut }) => rut },
  { header: 'Persona', value: ({ name }) => name },
  ...SUMS,
];

const PROJECTS: readonly SheetColumn<PaidMonth['projects'][number]>[] = [
  { header: 'Proyecto', value: ({ title }) => title },
  ...SUMS,
];

/** A month for the accountant: its sums, by person, by project, and every boleta by the orders that it pays. */
export async function monthWorkbook(db: Database, month: string): Promise<WriteSheet[]> {
  const [sums, paid] = await Promise.all([sumsOf(db, month), paidMonth(db, month)]);
  return Promise.all([
    sheetOf({ name: 'Resumen', columns: WHOLE, items: [{ month, ...sums }] }),
    sheetOf({ name: 'Por persona', columns: PEOPLE, items: paid.people }),
    sheetOf({ name: 'Por proyecto', columns: PROJECTS, items: paid.projects }),
    sheetOf({ name: 'Boletas', columns: MONTH_COLUMNS, items: paidInMonth(db, month) }),
  ]);
}
