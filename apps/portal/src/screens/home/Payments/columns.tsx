import type { OwnPayment, OwnYear } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { Link } from '@doblaje/ui/Link';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { SUM_COLUMNS } from '../../../formats/sumColumns';
import { DocumentStatus } from '../../documents/Documents/documentState';
import { documentsAddress } from '../../documents/Documents/list';

/** An amount of a boleta; nothing until it was sent. */
const amount = (pesos: number | null) => (pesos === null ? null : formatPesos(pesos));

/** The boleta, which leads to its document. */
function Named({ folio, orderNumbers, documentId }: OwnPayment) {
  const name = folio === null ? boletaTitle(orderNumbers) : `Boleta N.º ${folio}`;
  return (
    <div>
      {documentId === null ? (
        <strong>{name}</strong>
      ) : (
        <Link href={`/documents${documentsAddress.withOpen('', documentId)}`} isStandalone>
          {name}
        </Link>
      )}
      {folio !== null && <TableSubline>{boletaTitle(orderNumbers)}</TableSubline>}
    </div>
  );
}

/** Its state, what the SII says where that is not as usual, and whether something is owed. */
function State({ state, paidOn, siiState, isToRegularize, settledBy, folio }: OwnPayment) {
  return (
    <div>
      <DocumentStatus state={state} />
      {paidOn !== '' && <TableSubline>el {dayText(paidOn)}</TableSubline>}
      {folio !== null && siiState !== 'valid' && (
        <TableSubline>En el SII: {labelOfSiiState(siiState)}</TableSubline>
      )}
      {isToRegularize && <TableSubline>{TO_REGULARIZE}</TableSubline>}
      {settledBy && (
        <TableSubline>
          Regularizada con {settledBy.folio === null ? 'otra boleta' : `la N.º ${settledBy.folio}`} el{' '}
          {dayText(settledBy.on)}
        </TableSubline>
      )}
    </div>
  );
}

/** The boletas of a month. */
export const PAYMENT_COLUMNS: readonly TableColumn<OwnPayment>[] = [
  { id: 'boleta', header: 'Boleta', width: 'minmax(7rem, 1.2fr)', render: (boleta) => <Named {...boleta} /> },
  {
    id: 'projects',
    header: 'Proyecto',
    width: 'minmax(7.5rem, 1.4fr)',
    render: ({ projects }) => conjoined(projects),
  },
  {
    id: 'state',
    header: 'Estado',
    width: 'minmax(7.5rem, 10rem)',
    render: (boleta) => <State {...boleta} />,
  },
  {
    id: 'issuedOn',
    header: 'Fecha',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ issuedOn }) => dayText(issuedOn),
  },
  { id: 'gross', header: 'Bruto', width: '7rem', align: 'end', render: ({ gross }) => amount(gross) },
  {
    id: 'retention',
    header: 'Retención',
    width: '7rem',
    align: 'end',
    priority: 'secondary',
    render: ({ retention }) => amount(retention),
  },
  { id: 'net', header: 'Líquido', width: '7rem', align: 'end', render: ({ net }) => amount(net) },
];

/** What was paid by project. */
export const PROJECT_COLUMNS: readonly TableColumn<OwnYear['projects'][number]>[] = [
  { id: 'title', header: 'Proyecto', width: 'minmax(0, 1.6fr)' },
  ...SUM_COLUMNS,
];
