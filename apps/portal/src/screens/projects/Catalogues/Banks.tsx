import type { Bank } from '@doblaje/contract/client';
import { EntryList } from '@doblaje/ui/EntryList';
import { Pencil, Plus } from 'lucide-react';
import { bankEnd } from '../../../catalogues/bankChoices';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { AddBank, EditBank } from './BankDialogs';
import { BANK, NEW_BANK } from './bankEdits';

function textOf(bank: Bank, banks: readonly Bank[]): string {
  const end = bankEnd(bank, banks);
  return `${bank.code} ${bank.name}${end && ` (${end})`}`;
}

/** The banks that there are, also those that take no transfers any more: files for banks are checked with them. */
export function Banks({ banks }: { banks: readonly Bank[] }) {
  const typed = useWaiting(BANK.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_BANK) !== undefined;
  const { edited, ...dialogs } = useEntryDialogs(typed, isAddingTyped);
  return (
    <>
      <EntryList
        title="Bancos"
        action={<EntryAction label="Agregar banco" icon={Plus} onPress={dialogs.add} />}
        items={banks.map((bank) => ({
          id: `${bank.id}`,
          name: bank.name,
          content: textOf(bank, banks),
          actions: (
            <EntryAction label={`Editar ${bank.name}`} icon={Pencil} onPress={() => dialogs.edit(bank)} />
          ),
        }))}
        empty="Agrega los bancos: con ellos se revisan los archivos antes de descargarlos."
      />
      <AddBank isOpen={dialogs.isAdding} onClose={dialogs.close} banks={banks} />
      {edited && (
        <EditBank
          key={edited.id}
          bank={edited}
          isOpen={dialogs.isEditing}
          onClose={dialogs.close}
          banks={banks}
        />
      )}
    </>
  );
}
