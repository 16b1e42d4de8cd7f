import type { usersList } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Archive, History, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { AccountsHistory } from './AccountsHistory';
import { bulkStates } from './BulkStates';
import { userColumns } from './columns';
import { InviteDialog } from './InviteDialog';
import { INVITATION } from './invitation';
import { usersAddress } from './list';
import { RoleDialog } from './RoleDialog';
import { userMenu } from './UserMenu';
import { UserActionsContext } from './userActions';
import { useSelectedUser } from './useSelectedUser';
import { useUserActions } from './useUserActions';

const TEXTS: ListTexts<typeof usersList> = {
  search: 'Buscar por nombre, correo o RUT',
  filters: {
    ...{ role: 'Rol', state: 'Estado', applicant_types: 'Trabaja como', vocal_tone: 'Tono vocal' },
    voice: 'Autorizaciones de voz',
  },
  noun: ['usuario', 'usuarios'],
  failed: 'No pudimos cargar los usuarios',
  none: {
    title: 'Aún no hay usuarios',
    text: 'Invita a la primera persona: le llega un correo para entrar.',
  },
  noMatch: {
    title: 'Ningún usuario coincide',
    text: 'Prueba con otras palabras o quita los filtros para ver a todas las personas.',
  },
};

/** Usuarios (product.md §3): all people with an account. ADMIN only. */
export function UsersScreen({ title, within }: TabFrame) {
  const { users } = usePortal().client.catalogue;
  const wasTyped = useWaiting(INVITATION) !== undefined;
  const [isInviting, setInviting] = useState(wasTyped);
  const [isLookingBack, setLookingBack] = useState(false);
  const { selected, shown, select, merge, clear } = useSelectedUser();
  const actions = useUserActions(select);
  return (
    <UserActionsContext value={actions}>
      <ListScreen
        title={title}
        label="Usuarios"
        within={within}
        actions={
          <>
            <LinkButton variant="secondary" href="/documents-back/archive" icon={<Icon of={Archive} />}>
              Archivo contable
            </LinkButton>
            <Button variant="secondary" icon={<Icon of={History} />} onPress={() => setLookingBack(true)}>
              Historial
            </Button>
            <CsvButton
              isHead
              address={usersAddress}
              ask={(query) => users.csv.$get({ query })}
              fileName="usuarios.csv"
            />
            <Button icon={<Icon of={UserPlus} />} onPress={() => setInviting(true)}>
              Invitar
            </Button>
          </>
        }
        address={usersAddress}
        columns={userColumns}
        texts={TEXTS}
        rowMenu={userMenu}
        bulk={bulkStates}
        takesAll
      />
      {actions.question}
      {isLookingBack && <AccountsHistory onClose={() => setLookingBack(false)} />}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {shown && (
        <RoleDialog
          key={shown.id}
          isOpen={selected !== null}
          onClose={clear}
          account={shown}
          onKnown={merge}
        />
      )}
    </UserActionsContext>
  );
}
