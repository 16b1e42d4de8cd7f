import type { SharedDocumentRow } from '@doblaje/contract/client';
import { dayText, momentDayText } from '@doblaje/domain/days';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { sizeText } from '../../../formats/size';
import { OpenLink } from '../../../lists/OpenLink';
import { peopleText, placeText, SeenStatus } from './seen';

/** Kind, project and recipients in one line, for widths that hide their columns. */
const aboutOf = (document: SharedDocumentRow) =>
  [labelOfSharedDocumentKind(document.kind), placeText(document), peopleText(document)]
    .filter(Boolean)
    .join(' · ');

/** The columns of the list of contracts and scripts. */
export const sharedDocumentColumns: readonly TableColumn<SharedDocumentRow>[] = [
  {
    id: 'title',
    header: 'Documento',
    width: 'minmax(0, 1.5fr)',
    isSortable: true,
    render: (document) => (
      <>
        <OpenLink id={`${document.id}`}>
          <strong>{document.title}</strong>
        </OpenLink>
        <TableSubline standsIn>{aboutOf(document)}</TableSubline>
        {document.endsOn !== '' && <TableSubline>Termina el {dayText(document.endsOn)}</TableSubline>}
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Tipo',
    width: '6.5rem',
    priority: 'secondary',
    isSortable: true,
    render: ({ kind }) => labelOfSharedDocumentKind(kind),
  },
  {
    id: 'project',
    header: 'Proyecto',
    width: 'minmax(0, 1.2fr)',
    priority: 'secondary',
    isSortable: true,
    render: (document) => placeText(document) || '—',
  },
  {
    id: 'people',
    header: 'Persona',
    width: 'minmax(0, 1.1fr)',
    priority: 'secondary',
    render: peopleText,
  },
  {
    id: 'seen',
    header: 'Visto',
    width: '10.5rem',
    render: ({ seenCount, peopleCount }) => <SeenStatus seenCount={seenCount} peopleCount={peopleCount} />,
  },
  {
    id: 'size',
    header: 'Tamaño',
    width: '6rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ size }) => sizeText(size),
  },
  {
    id: 'createdAt',
    header: 'Fecha',
    width: '7rem',
    align: 'end',
    isSortable: true,
    render: ({ createdAt }) => momentDayText(createdAt),
  },
];
