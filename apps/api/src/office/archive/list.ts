import { ARCHIVED_KINDS, type ArchivedPaper, archiveList } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { pesos } from '../../ground/db/pesos';
import type { ArchivedPapersTable } from '../../ground/db/tables/documents';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { ordersText } from '../boletas/list';
import { archivedFileName } from './archive';

function paperOf(row: Selectable<ArchivedPapersTable>): ArchivedPaper {
  const { id, kind, title, number, name, rut, amount, retention, net, date, keep_until, size } = row;
  return {
    id,
    kind,
    title,
    name,
    rut,
    folio: kind === 'boleta' ? number : null,
    orderNumbers: kind === 'boleta' ? row.order_numbers : [],
    amount: pesos(amount),
    retention: pesos(retention),
    net: pesos(net),
    paidOn: row.paid_on ?? '',
    nominaId: row.nomina_id,
    date,
    keepUntil: keep_until,
    fileName: archivedFileName(title),
    size,
  };
}

const KINDS = new Map<string, string>(ARCHIVED_KINDS.map(({ value, label }) => [value, label]));

/** The archive as a CSV. */
export const ARCHIVE_CSV: readonly CsvColumn<ArchivedPaper>[] = [
  { header: 'Papel', value: ({ title }) => title },
  { header: 'Tipo', value: ({ kind }) => KINDS.get(kind) ?? '' },
  { header: 'Persona', value: ({ name }) => name },
  { header: 'RUT', value: ({ rut }) => rut },
  { header: 'N.º de boleta', value: ({ folio }) => folio },
  {
    header: 'Orden',
    value: ({ orderNumbers }) => ordersText(orderNumbers),
  },
  { header: 'Monto bruto', value: ({ amount }) => amount },
  { header: 'Retención', value: ({ retention }) => retention },
  { header: 'Líquido', value: ({ net }) => net },
  { header: 'Pagada', value: ({ paidOn }) => dayText(paidOn) },
  { header: 'Nómina', value: ({ nominaId }) => (nominaId === null ? '' : nominaTitle(nominaId)) },
  { header: 'Fecha', value: ({ date }) => dayText(date) },
  { header: 'Se guarda hasta', value: ({ keepUntil }) => dayText(keepUntil) },
];

/** The list of papers that accounting law keeps of people who erased everything. */
export const archivePlan = definePlan({
  list: archiveList,
  base: (db: Database) => db.selectFrom('archived_papers').selectAll(),
  searched: ['searched'],
  sorts: { date: 'date', title: { text: 'title' }, name: { text: 'name' }, keepUntil: 'keep_until' },
  filters: { kind: 'kind' },
  tieBreaker: 'id',
  itemOf: paperOf,
});
