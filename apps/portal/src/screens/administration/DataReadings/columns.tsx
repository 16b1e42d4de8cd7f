import type { DataReading } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { labelOfReadThing } from '@doblaje/domain/options/readThings';
import { Link } from '@doblaje/ui/Link';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';

/** The columns of the readings. */
export const dataReadingsColumns: readonly TableColumn<DataReading>[] = [
  {
    id: 'what',
    header: 'Qué se leyó',
    width: 'minmax(0, 1.4fr)',
    render: ({ what, title }) => (
      <>
        {labelOfReadThing(what)}
        {title !== '' && <TableSubline>{title}</TableSubline>}
      </>
    ),
  },
  {
    id: 'person',
    header: 'De quién',
    width: 'minmax(0, 1.2fr)',
    isLabelled: true,
    render: ({ person }) =>
      person === null ? (
        'Varias personas'
      ) : (
        <Link href={`/documents-back/users/${person.id}`}>{person.name}</Link>
      ),
  },
  {
    id: 'actor',
    header: 'Quién leyó',
    width: 'minmax(0, 1.2fr)',
    isLabelled: true,
    render: ({ actor }) => actor?.name ?? 'Alguien que borró su cuenta',
  },
  {
    id: 'at',
    header: 'Cuándo',
    width: '9.5rem',
    align: 'end',
    isSortable: true,
    render: ({ at }) => momentText(at),
  },
];
