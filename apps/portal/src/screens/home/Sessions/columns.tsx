import type { OpenSession } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import type { TableColumn } from '@doblaje/ui/Table';
import { browserText } from './browserText';
import { CloseSession } from './CloseSession';

/** The columns of the list of sessions. */
export const sessionColumns: readonly TableColumn<OpenSession>[] = [
  {
    id: 'browser',
    header: 'Navegador',
    width: 'minmax(0, 1.6fr)',
    isSortable: true,
    render: browserText,
  },
  {
    id: 'startedAt',
    header: 'Desde',
    width: '9.5rem',
    align: 'end',
    isSortable: true,
    render: ({ startedAt }) => momentText(startedAt),
  },
  {
    id: 'lastUsedAt',
    header: 'Último uso',
    width: '9.5rem',
    align: 'end',
    isSortable: true,
    render: ({ lastUsedAt }) => momentText(lastUsedAt),
  },
  { id: 'close', header: 'Sesión', width: '9.5rem', render: (session) => <CloseSession session={session} /> },
];
