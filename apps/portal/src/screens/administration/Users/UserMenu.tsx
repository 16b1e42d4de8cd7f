import type { Account } from '@doblaje/contract/client';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu, type MenuAction } from '@doblaje/ui/Menu';
import { IdCard, LogOut, MailCheck, ShieldUser, UserCheck, UserX } from 'lucide-react';
import { useContext } from 'react';
import { useSession } from '../../../portal/portal';
import { accountName, accountPath } from './account';
import { UserActionsContext } from './userActions';

/**
 * The actions on a person, at the end of the row. They depend on the person's state. Actions that nobody may do to themselves are left out.
 */
function UserMenu({ account }: { account: Account }) {
  const actions = useContext(UserActionsContext);
  const isOwn = useSession().userId === account.id;
  const items: MenuAction[] = [
    { id: 'open', icon: <Icon of={IdCard} />, text: 'Ver detalle', href: accountPath(account) },
  ];
  if (!isOwn)
    items.push({
      id: 'role',
      icon: <Icon of={ShieldUser} />,
      text: 'Cambiar rol',
      onAction: () => actions?.changeRole(account),
    });
  if (account.state === 'unactivated')
    items.push({
      id: 'activation',
      icon: <Icon of={MailCheck} />,
      text: 'Reenviar activación',
      onAction: () => actions?.resendActivation(account),
    });
  if (account.state === 'active' && !isOwn)
    items.push(
      {
        id: 'sessions',
        icon: <Icon of={LogOut} />,
        text: 'Cerrar sus sesiones',
        onAction: () => actions?.endSessions(account),
      },
      {
        id: 'deactivate',
        icon: <Icon of={UserX} />,
        text: 'Desactivar',
        isDanger: true,
        onAction: () => void actions?.setActive(false, [account]),
      },
    );
  if (account.state === 'inactive')
    items.push({
      id: 'activate',
      icon: <Icon of={UserCheck} />,
      text: 'Activar',
      onAction: () => void actions?.setActive(true, [account]),
    });
  return <Menu label={`Acciones de ${accountName(account)}`} items={items} />;
}

/** Renders the menu for the table. */
export const userMenu = (account: Account) => <UserMenu account={account} />;
