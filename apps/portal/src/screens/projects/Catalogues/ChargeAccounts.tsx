import { type Bank, type ChargeAccount, send } from '@doblaje/contract/client';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import { EntryList } from '@doblaje/ui/EntryList';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
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
  const { edited, ...dialogs } = useEntryDialogs(typed, isAddingTyped);
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoving(() => add.current?.focus());
  return (
    <>
      <EntryList
        title="Cuentas de cargo"
        action={<EntryAction ref={add} label="Agregar cuenta de cargo" icon={Plus} onPress={dialogs.add} />}
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
              <EntryAction
                label={`Editar ${account.name}`}
                icon={Pencil}
                onPress={() => dialogs.edit(account)}
              />
              <EntryAction label={`Quitar ${account.name}`} icon={Trash2} onPress={() => remove(account)} />
            </>
          ),
        }))}
        empty="Agrega la cuenta desde la que paga el estudio: con ella se hace el archivo de su banco."
      />
      <AddChargeAccount isOpen={dialogs.isAdding} onClose={dialogs.close} banks={banks} />
      {edited && (
        <EditChargeAccount
          key={edited.id}
          account={edited}
          isOpen={dialogs.isEditing}
          onClose={dialogs.close}
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
