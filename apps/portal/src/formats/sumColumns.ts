import { countText, formatPesos } from '@doblaje/domain/amounts';
import type { TableColumn } from '@doblaje/ui/Table';

/** Sums of boletas. Whole Chilean pesos. */
interface Sums {
  boletas: number;
  gross: number;
  retention: number;
  net: number;
}

/** The columns of a table of sums: how many boletas, gross, retention and net. */
export const SUM_COLUMNS: readonly TableColumn<Sums>[] = [
  {
    id: 'boletas',
    header: 'Boletas',
    width: '6rem',
    align: 'end',
    priority: 'secondary',
    render: ({ boletas }) => countText(boletas),
  },
  { id: 'gross', header: 'Bruto', width: '8rem', align: 'end', render: ({ gross }) => formatPesos(gross) },
  {
    id: 'retention',
    header: 'Retención',
    width: '8rem',
    align: 'end',
    render: ({ retention }) => formatPesos(retention),
  },
  { id: 'net', header: 'Líquido', width: '8rem', align: 'end', render: ({ net }) => formatPesos(net) },
];
