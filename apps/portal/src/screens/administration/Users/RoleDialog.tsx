import { type Account, sendEdit } from '@doblaje/contract/client';
import { isRole, type Role } from '@doblaje/domain/access';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { accountName } from './account';
import { ROLE, type RoleValues } from './role';

const { Field } = createForm<RoleValues>();

interface RoleDialogProps {
  isOpen: boolean;
  onClose: () => void;
  account: Account;
  /** Called with the newest account: saved here, or by somebody else. */
  onKnown: (account: Account) => void;
}

/** 'Cambiar rol': changes the person's role. */
export function RoleDialog({ account, ...dialog }: RoleDialogProps) {
  const { client } = usePortal();
  const { id } = account;
  return (
    <EditDialog<Account, RoleValues>
      {...dialog}
      title="Cambiar rol"
      description={`De ${accountName(account)}. Vale desde su próxima acción en el portal.`}
      edit={ROLE}
      id={id}
      whole={account}
      validate={({ role }) => (isRole(role) ? {} : { role: 'Elige un rol' })}
      save={({ role }, updatedAt) =>
        sendEdit(
          client.catalogue.users[':id'].role.$put({ param: { id }, json: { role: role as Role, updatedAt } }),
        )
      }
      done={(saved) => ({ title: 'Rol cambiado', message: accountName(saved) })}
      submitText="Guardar cambios"
    >
      <Field as={Select} name="role" label="Rol" options={ROLE_OPTIONS} autoFocus />
    </EditDialog>
  );
}
