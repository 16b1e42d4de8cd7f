import type { ArchivedPaper } from '@doblaje/contract/client';
import { Mono } from '@doblaje/ui/Mono';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { dayText } from '../../formats/day';
import { DownloadPaper } from './DownloadPaper';

const pesos = (amount: number) => `$ ${amount.toLocaleString('es-CL')}`;

/** The columns of the archive: what the law asks for, nothing else of the person. */
export const archiveColumns: readonly TableColumn<ArchivedPaper>[] = [
  {
    id: 'title',
    header: 'Papel',
    width: 'minmax(0, 1.2fr)',
    isSortable: true,
    render: (paper) => (
      <>
        <DownloadPaper paper={paper} />
        <TableSubline standsIn>{paper.rut}</TableSubline>
      </>
    ),
  },
  { id: 'name', header: 'Persona', width: 'minmax(0, 1.2fr)', isSortable: true },
  {
    id: 'rut',
    header: 'RUT',
    width: '8.5rem',
    priority: 'secondary',
    render: ({ rut }) => rut && <Mono>{rut}</Mono>,
  },
  {
    id: 'amount',
    header: 'Monto bruto',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ amount }) => amount !== null && pesos(amount),
  },
  {
    id: 'date',
    header: 'Fecha',
    width: '7.5rem',
    align: 'end',
    isSortable: true,
    render: ({ date }) => dayText(date),
  },
  {
    id: 'keepUntil',
    header: 'Se guarda hasta',
    width: '8rem',
    align: 'end',
    isSortable: true,
    render: ({ keepUntil }) => dayText(keepUntil),
  },
];
