import type { BoletaRow } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { labelOfBoletaKind } from '@doblaje/domain/options/boletaKinds';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { withToday } from '../../../formats/withToday';
import { OpenLink } from '../../../lists/OpenLink';
import { DocumentStatus } from '../../documents/Documents/documentState';

/** Project and amount in one line, for widths that hide their columns. */
const aboutOf = ({ projectTitle, gross, orderAmount }: BoletaRow) =>
  [projectTitle, formatPesos(gross ?? orderAmount)].filter(Boolean).join(' · ');

/** The columns of the list. A boleta not uploaded yet shows the amount of its order. */
export const boletaColumns: readonly TableColumn<BoletaRow>[] = [
  {
    id: 'orderNumber',
    header: 'Boleta',
    width: 'minmax(0, 1.6fr)',
    isSortable: true,
    render: (boleta) => (
      <>
        <OpenLink id={`${boleta.id}`}>
          <strong>{boletaTitle(boleta.orderNumbers)}</strong>
        </OpenLink>
        <TableSubline>{withToday(boleta.personName, boleta.today.personName)}</TableSubline>
        {boleta.kind === 'BTE' && <TableSubline>{labelOfBoletaKind(boleta.kind)}</TableSubline>}
        <TableSubline standsIn>{aboutOf(boleta)}</TableSubline>
      </>
    ),
  },
  {
    id: 'project',
    header: 'Proyecto',
    width: 'minmax(0, 1.2fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ projectTitle, today }) => withToday(projectTitle, today.projectTitle),
  },
  {
    id: 'issuedOn',
    header: 'Fecha',
    width: '7rem',
    align: 'end',
    isSortable: true,
    render: ({ issuedOn }) => dayText(issuedOn),
  },
  {
    id: 'amount',
    header: 'Monto bruto',
    width: '7.5rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ gross, orderAmount }) => formatPesos(gross ?? orderAmount),
  },
  {
    id: 'state',
    header: 'Estado',
    width: '9rem',
    isSortable: true,
    render: ({ state, differs, siiState }) => (
      <>
        <DocumentStatus state={state} />
        {differs && state === 'inReview' && <TableSubline>Con diferencias</TableSubline>}
        {siiState !== 'valid' && (
          <TableSubline>En el SII: {labelOfSiiState(siiState).toLowerCase()}</TableSubline>
        )}
      </>
    ),
  },
];
