import type { ArchivedPaper } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { Mono } from '@doblaje/ui/Mono';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { DownloadPaper } from './DownloadPaper';

/** 'Orden N.º 101, pagada el 20-08-2026 en la Nómina N.º 12'; '' for a paper that is no boleta or was not paid. */
function paidText({ orderNumbers, paidOn, nominaId }: ArchivedPaper): string {
  if (paidOn === '') return '';
  const numbers = orderNumbers.map(countText);
  const order =
    numbers.length === 0 ? '' : `${numbers.length === 1 ? 'Orden' : 'Órdenes'} N.º ${numbers.join(', ')}, `;
  const where = nominaId === null ? '' : ` en la ${nominaTitle(nominaId)}`;
  return `${order}pagada el ${dayText(paidOn)}${where}`;
}

/** The columns of the archive. They show what the law asks for, and nothing else about the person. */
export const archiveColumns: readonly TableColumn<ArchivedPaper>[] = [
  {
    id: 'title',
    header: 'Papel',
    width: 'minmax(0, 1.2fr)',
    isSortable: true,
    render: (paper) => (
      <>
        <DownloadPaper paper={paper} />
        {paidText(paper) !== '' && <TableSubline>{paidText(paper)}</TableSubline>}
      </>
    ),
  },
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.2fr)',
    isSortable: true,
    // The RUT stands under the name, because a column of its own would break words of titles with large letters.
    render: ({ name, rut }) => (
      <>
        {name}
        {rut && (
          <TableSubline>
            <Mono>{rut}</Mono>
          </TableSubline>
        )}
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Monto bruto',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ amount, net }) => (
      <>
        {amount !== null && formatPesos(amount)}
        {net !== null && <TableSubline>líquido {formatPesos(net)}</TableSubline>}
      </>
    ),
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
