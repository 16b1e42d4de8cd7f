import type { Account } from '@doblaje/contract/client';
import { roleLabel } from '@doblaje/domain/access';
import { momentText } from '@doblaje/domain/days';
import { Avatar } from '@doblaje/ui/Avatar';
import { Badge } from '@doblaje/ui/Badge';
import { Link } from '@doblaje/ui/Link';
import { Mono } from '@doblaje/ui/Mono';
import { type TableColumn, TablePerson, TableSubline } from '@doblaje/ui/Table';
import { AccountStatus } from './AccountStatus';
import { accountName, accountPath } from './account';

/* Every column has room for its longest word, even with text enlarged by half. */

/** The columns of the list of people. */
export const userColumns: readonly TableColumn<Account>[] = [
  {
    id: 'name',
    header: 'Nombre',
    width: 'minmax(9rem, 2.2fr)',
    isSortable: true,
    render: (account) => (
      <TablePerson avatar={<Avatar name={accountName(account)} surname={account.last_name} />}>
        <Link href={accountPath(account)} isStandalone>
          <strong>{accountName(account)}</strong>
        </Link>
        <TableSubline>{account.email}</TableSubline>
      </TablePerson>
    ),
  },
  {
    id: 'rut',
    header: 'RUT',
    width: '7.625rem',
    align: 'end',
    priority: 'secondary',
    render: ({ rut }) => rut && <Mono>{rut}</Mono>,
  },
  {
    id: 'role',
    header: 'Rol',
    width: 'minmax(7rem, 0.9fr)',
    isSortable: true,
    render: ({ role }) => <Badge>{roleLabel(role)}</Badge>,
  },
  {
    id: 'state',
    header: 'Estado',
    width: 'minmax(6.75rem, 0.9fr)',
    isSortable: true,
    render: ({ state }) => <AccountStatus state={state} />,
  },
  {
    id: 'lastAccessAt',
    header: 'Último acceso',
    width: '8.75rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ lastAccessAt }) => lastAccessAt && momentText(lastAccessAt),
  },
];
