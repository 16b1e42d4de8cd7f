import type { Document } from '@doblaje/contract/client';
import { labelOfDocumentKind } from '@doblaje/domain/options/documentKinds';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { dayText } from '../../formats/day';
import { OpenLink } from '../../lists/OpenLink';
import { DocumentStatus } from './documentState';

/** Kind and project in one line, where their columns have left. */
function aboutOf({ kind, project }: Document): string {
  return [labelOfDocumentKind(kind), project].filter(Boolean).join(' · ');
}

/** The columns of the list. Unread rows are bold, and say so. */
export const documentColumns: readonly TableColumn<Document>[] = [
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
    width: '8.5rem',
    isSortable: true,
    render: ({ state }) => state && <DocumentStatus state={state} />,
  },
];
