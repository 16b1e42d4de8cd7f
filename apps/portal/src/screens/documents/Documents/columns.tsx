import type { DocumentRow } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { labelOfDocumentKind } from '@doblaje/domain/options/documentKinds';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import type { ReactNode } from 'react';
import { OpenLink } from '../../../lists/OpenLink';
import { UploadRowLink } from '../OwnBoletas/UploadLink';
import { DocumentStatus } from './documentState';

/** Kind and project in one line, for widths that hide their columns. */
function aboutOf({ kind, project }: DocumentRow): string {
  return [labelOfDocumentKind(kind), project].filter(Boolean).join(' · ');
}

/** The state, the reason of a rejection, and the link to upload the boleta. */
function stateOf({ state, toUpload }: DocumentRow, toDo?: ReactNode) {
  if (!state) return null;
  const reason = state === 'rejected' ? toUpload?.reason : undefined;
  return (
    <>
      <DocumentStatus state={state} />
      {reason && <TableSubline tone="danger">{reason}</TableSubline>}
      {toDo}
    </>
  );
}

/** 'Subir boleta' under a finished order that waits for a boleta. If the boleta was rejected, the reason stands there instead. */
function toDoOf({ title, state, toUpload }: DocumentRow) {
  if (toUpload?.reason !== '' || state !== 'finished') return null;
  return <UploadRowLink boletaId={toUpload.boletaId} title={title} />;
}

/** The columns of a person's list, as the studio sees it. Unread rows are bold, and their accessible name says 'sin leer'. */
export const documentColumns: readonly TableColumn<DocumentRow>[] = [
  {
    id: 'title',
    header: 'Documento',
    width: 'minmax(0, 1.6fr)',
    isSortable: true,
    render: (document) => (
      <>
        <OpenLink id={document.id} aria-label={document.unread ? `${document.title}, sin leer` : undefined}>
          {document.unread ? <strong>{document.title}</strong> : document.title}
        </OpenLink>
        <TableSubline standsIn>{aboutOf(document)}</TableSubline>
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Tipo',
    width: 'minmax(0, 0.9fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ kind }) => labelOfDocumentKind(kind),
  },
  { id: 'project', header: 'Proyecto', priority: 'secondary', isSortable: true },
  {
    id: 'date',
    header: 'Fecha',
    width: '7.5rem',
    align: 'end',
    isSortable: true,
    render: ({ date, unread }) => (unread ? <strong>{dayText(date)}</strong> : dayText(date)),
  },
  {
    id: 'state',
    header: 'Estado',
    width: 'minmax(8.5rem, 0.9fr)',
    isSortable: true,
    render: (document) => stateOf(document),
  },
];

/** The columns of the person's own list: the state also links to uploading the boleta. */
export const ownDocumentColumns = documentColumns.map((column) =>
  column.id === 'state'
    ? { ...column, render: (document: DocumentRow) => stateOf(document, toDoOf(document)) }
    : column,
);
