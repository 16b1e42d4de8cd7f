import type { NominaRow } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayText, momentDayText } from '@doblaje/domain/days';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { OpenLink } from '../../../lists/OpenLink';
import { boletasText, NominaStatus, paymentTexts } from './NominaStatus';

/** The columns of the list of nóminas. */
export const nominaColumns: readonly TableColumn<NominaRow>[] = [
  {
    id: 'createdAt',
    header: 'Nómina',
    width: 'minmax(0, 1.4fr)',
    isSortable: true,
    render: (nomina) => (
      <>
        <OpenLink id={`${nomina.id}`}>
          <strong>{nominaTitle(nomina.id)}</strong>
        </OpenLink>
        <TableSubline>Creada el {momentDayText(nomina.createdAt)}</TableSubline>
        <TableSubline standsIn>{boletasText(nomina.boletas)}</TableSubline>
        {paymentTexts(nomina).map((text) => (
          <TableSubline key={text}>{text}</TableSubline>
        ))}
      </>
    ),
  },
  {
    id: 'boletas',
    header: 'Boletas',
    width: '6.5rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ boletas }) => countText(boletas),
  },
  {
    id: 'total',
    header: 'Total',
    width: '8.5rem',
    align: 'end',
    isSortable: true,
    render: ({ total }) => formatPesos(total),
  },
  {
    id: 'paidOn',
    header: 'Pagada el',
    width: '8rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ paidOn }) => dayText(paidOn),
  },
  {
    id: 'state',
    header: 'Estado',
    width: '10.5rem',
    isSortable: true,
    render: (nomina) => <NominaStatus nomina={nomina} />,
  },
];
