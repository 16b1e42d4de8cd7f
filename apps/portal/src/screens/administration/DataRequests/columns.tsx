import type { DataRequestRow } from '@doblaje/contract/client';
import { dayInChile, dayText, momentDayText } from '@doblaje/domain/days';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { Lamp } from '@doblaje/ui/Lamp';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { RequestStatus } from '../../../formats/RequestStatus';
import { OpenLink } from '../../../lists/OpenLink';
import { isLateRequest, requestTitle } from './requests';

/** The columns of the requests. */
export const dataRequestsColumns: readonly TableColumn<DataRequestRow>[] = [
  {
    id: 'kind',
    header: 'Solicitud',
    width: 'minmax(7.5rem, 1.1fr)',
    render: (request) => (
      <>
        <OpenLink id={`${request.id}`}>
          <strong>{requestTitle(request)}</strong>
        </OpenLink>
        <TableSubline>{nameOfDataRequestKind(request.kind)}</TableSubline>
      </>
    ),
  },
  {
    id: 'name',
    header: 'De quién',
    width: 'minmax(0, 1.6fr)',
    isLabelled: true,
    render: ({ name, email }) => (
      <>
        {name}
        <TableSubline>{email}</TableSubline>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Estado',
    width: '11rem',
    render: ({ state }) => <RequestStatus state={state} />,
  },
  {
    id: 'receivedAt',
    header: 'Recibida',
    width: '7.5rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ receivedAt }) => momentDayText(receivedAt),
  },
  {
    id: 'dueOn',
    header: 'Vence',
    width: '8.5rem',
    isSortable: true,
    isLabelled: true,
    render: (request) => (
      <>
        {dayText(request.dueOn)}
        {isLateRequest(request, dayInChile()) && (
          <TableSubline tone="danger">
            <Lamp /> Fuera de plazo
          </TableSubline>
        )}
      </>
    ),
  },
];
