import { type Bank, type ChargeAccount, send } from '@doblaje/contract/client';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { Icon } from '@doblaje/ui/IconSet';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { CHARGE_ACCOUNT, NEW_CHARGE_ACCOUNT } from './bankEdits';
import { AddChargeAccount, EditChargeAccount } from './ChargeAccountDialogs';

interface Props {
  accounts: readonly ChargeAccount[];
  banks: readonly Bank[];
}

/** The studio's own accounts that nóminas are paid from, each with the file that its bank takes. */
export function ChargeAccounts({ accounts, banks }: Props) {
  const typed = useWaiting(CHARGE_ACCOUNT.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_CHARGE_ACCOUNT) !== undefined;
  const [edited, setEdited] = useState(typed);
  const [isOpen, setOpen] = useState<'add' | 'edit' | null>(isAddingTyped ? 'add' : typed ? 'edit' : null);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoving(() => add.current?.focus());
  const close = () => setOpen(null);
  return (
    <>
      <EntryList
        title="Cuentas de cargo"
        action={
          <Button
            ref={add}
            variant="icon"
            size="sm"
            aria-label="Agregar cuenta de cargo"
            onPress={() => setOpen('add')}
          >
            <Icon of={Plus} />
          </Button>
        }
        items={accounts.map((account) => ({
          id: `${account.id}`,
          name: account.name,
          content: (
            <>
              <strong>{account.name}</strong>
              <div>
                N.º {account.account} · {bankFileTemplate(account.template)?.label}
              </div>
            </>
          ),
          actions: (
            <>
              <Button
                variant="icon"
                size="sm"
                aria-label={`Editar ${account.name}`}
                onPress={() => {
                  setEdited(account);
                  setOpen('edit');
                }}
              >
                <Icon of={Pencil} />
              </Button>
              <Button
                variant="icon"
                size="sm"
                aria-label={`Quitar ${account.name}`}
                onPress={() => remove(account)}
              >
                <Icon of={Trash2} />
              </Button>
            </>
          ),
        }))}
        empty="Agrega la cuenta desde la que paga el estudio: con ella se hace el archivo de su banco."
      />
      <AddChargeAccount isOpen={isOpen === 'add'} onClose={close} banks={banks} />
      {edited && (
        <EditChargeAccount
          key={edited.id}
          account={edited}
          isOpen={isOpen === 'edit'}
          onClose={close}
          banks={banks}
        />
      )}
    </>
  );
}

/**
 * Removes a charge account. It can be undone.
 * @param onRemoved called because the pressed button has gone with its row
 */
function useRemoving(onRemoved: () => void) {
  const accounts = usePortal().client.catalogue.catalogues['charge-accounts'];
  const { change } = useChange();
  return async ({ id, updatedAt: _, ...values }: ChargeAccount) => {
    const message = values.name;
    const isDone = await change(() => send(accounts[':id'].$delete({ param: { id: `${id}` } })), {
      failed: 'No pudimos quitar la cuenta de cargo',
      done: () => ({ title: 'Cuenta de cargo quitada', message }),
      undo: {
        work: () => send(accounts.$post({ json: values })),
        failed: 'No pudimos deshacerlo',
        done: () => ({ title: 'Cuenta de cargo recuperada', message }),
      },
    });
    if (isDone) onRemoved();
  };
}
