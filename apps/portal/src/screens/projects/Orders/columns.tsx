import type { WorkOrderRow } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { chapterName } from '@doblaje/domain/naming';
import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { withToday } from '../../../formats/withToday';
import { OpenLink } from '../../../lists/OpenLink';
import { chapterToday } from './order';
import { numberText, OrderStatus, orderName } from './orderState';

const personOf = ({ personName, today }: WorkOrderRow) => withToday(personName, today.personName);

/** Type, person and amount in one line, for widths that hide their columns. */
const aboutOf = (order: WorkOrderRow) =>
  [labelOfWorkOrderType(order.typeId), personOf(order), formatPesos(order.amount)]
    .filter(Boolean)
    .join(' · ');

/** A draft has no number, so its name includes type and person. */
const nameOf = (order: WorkOrderRow) =>
  order.number === null
    ? [numberText(null), orderName(order), order.personName].filter(Boolean).join(', ')
    : orderName(order);

/** The columns of the list of orders. */
export const orderColumns: readonly TableColumn<WorkOrderRow>[] = [
  {
    id: 'number',
    header: 'Orden',
    width: 'minmax(7rem, 1.7fr)',
    isSortable: true,
    render: (order) => (
      <>
        <OpenLink id={`${order.id}`} aria-label={nameOf(order)}>
          <strong>{numberText(order.number)}</strong>
        </OpenLink>
        <TableSubline>
          {withToday(chapterName(order.projectTitle, order.chapterNumber), chapterToday(order))}
        </TableSubline>
        <TableSubline standsIn>{aboutOf(order)}</TableSubline>
      </>
    ),
  },
  {
    id: 'typeId',
    header: 'Tipo',
    width: 'minmax(6.9rem, 1.2fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ typeId }) => labelOfWorkOrderType(typeId),
  },
  {
    id: 'person',
    header: 'Persona',
    width: 'minmax(6.5rem, 1.2fr)',
    priority: 'secondary',
    isSortable: true,
    render: personOf,
  },
  {
    id: 'startDate',
    header: 'Inicio',
    width: '6.75rem',
    align: 'end',
    priority: 'secondary',
    render: ({ startDate }) => dayText(startDate),
  },
  {
    id: 'dueDate',
    header: 'Entrega',
    width: '7rem',
    align: 'end',
    isSortable: true,
    render: ({ dueDate }) => dayText(dueDate),
  },
  {
    id: 'amount',
    header: 'Monto bruto',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ amount }) => formatPesos(amount),
  },
  {
    id: 'state',
    header: 'Estado',
    width: '7.5rem',
    isSortable: true,
    render: ({ state }) => <OrderStatus state={state} />,
  },
];
