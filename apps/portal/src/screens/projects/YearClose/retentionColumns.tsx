import type { RetentionGap } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { NamedCell } from '../../../formats/NamedCell';

/** People whose retention is another one at the SII. */
export const RETENTION_COLUMNS: readonly TableColumn<RetentionGap>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.6fr)',
    render: NamedCell,
  },
  {
    id: 'here',
    header: 'Aquí',
    width: '8rem',
    align: 'end',
    render: ({ here, annulled: { boletas, retention } }) => (
      <div>
        {formatPesos(here)}
        {boletas > 0 && (
          <TableSubline>
            incluye {formatPesos(retention)} de {countText(boletas)}{' '}
            {boletas === 1 ? 'boleta anulada' : 'boletas anuladas'}
          </TableSubline>
        )}
      </div>
    ),
  },
  {
    id: 'atSii',
    header: 'En el SII',
    width: '7rem',
    align: 'end',
    render: ({ atSii }) => formatPesos(atSii),
  },
  {
    id: 'difference',
    header: 'Diferencia',
    width: '10rem',
    align: 'end',
    render: ({ here, atSii }) =>
      `${formatPesos(Math.abs(here - atSii))} ${here > atSii ? 'más aquí' : 'más en el SII'}`,
  },
  {
    id: 'declared',
    header: 'Por declarar',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ declared }) => formatPesos(declared),
  },
];
