import { ApiError, sendEdit } from '@doblaje/contract/client';
import { type Role, roleLabel } from '@doblaje/domain/access';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { Button } from '@doblaje/ui/Button';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';

/** The role of the account. Nobody can change their own role. Choosing a role saves nothing until the button is pressed. */
export function RoleChoice({ isOwn }: { isOwn: boolean }) {
  const { users } = usePortal().client.catalogue;
  const { person, merge } = usePerson();
  const { account } = person;
  const { change, isChanging } = useChange();
  const [role, setRole] = useState<Role>(account.role);

  async function save() {
    const { id, updatedAt } = account;
    const outcome = await sendEdit(users[':id'].role.$put({ param: { id }, json: { role, updatedAt } }));
    merge({ account: outcome.isStale ? outcome.current : outcome.saved });
    // Somebody else changed the account, so nothing was saved. The page shows the current state.
    if (outcome.isStale) throw new ApiError(409, outcome.message);
  }

  return (
    <>
      <RadioGroup
        label="Rol"
        options={ROLE_OPTIONS}
        value={role}
        onChange={setRole}
        width="full"
        isDisabled={isOwn}
        help={isOwn ? 'No puedes cambiar tu propio rol: pídelo a otra persona de Administración.' : undefined}
      />
      {!isOwn && (
        <div>
          <Button
            variant="secondary"
            isDisabled={role === account.role}
            isPending={isChanging}
            pendingText="Guardando..."
            onPress={() =>
              void change(save, {
                failed: 'No pudimos cambiar el rol',
                done: () => ({
                  title: 'Rol cambiado',
                  message: `${accountName(account)}: ${roleLabel(role)}`,
                }),
              })
            }
          >
            Guardar rol
          </Button>
        </div>
      )}
    </>
  );
}
