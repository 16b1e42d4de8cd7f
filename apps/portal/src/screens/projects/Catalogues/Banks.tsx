import type { Bank } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { Icon } from '@doblaje/ui/IconSet';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { AddBank, EditBank } from './BankDialogs';
import { BANK, NEW_BANK } from './bankEdits';

function textOf({ code, name, isActive, mergedInto }: Bank, banks: readonly Bank[]): string {
  const bank = `${code} ${name}`;
  if (isActive) return bank;
  const now = banks.find((other) => other.code === mergedInto)?.name;
  return `${bank} (${now ? `ahora es ${now}` : 'ya no recibe transferencias'})`;
}

/** The banks that there are, also those that take no transfers any more: files for banks are checked with them. */
export function Banks({ banks }: { banks: readonly Bank[] }) {
  const typed = useWaiting(BANK.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_BANK) !== undefined;
  const [edited, setEdited] = useState(typed);
  const [isOpen, setOpen] = useState<'add' | 'edit' | null>(isAddingTyped ? 'add' : typed ? 'edit' : null);
  const close = () => setOpen(null);
  return (
    <>
      <EntryList
        title="Bancos"
        action={
          <Button variant="icon" size="sm" aria-label="Agregar banco" onPress={() => setOpen('add')}>
            <Icon of={Plus} />
          </Button>
        }
        items={banks.map((bank) => ({
          id: `${bank.id}`,
          name: bank.name,
          content: textOf(bank, banks),
          actions: (
            <Button
              variant="icon"
              size="sm"
              aria-label={`Editar ${bank.name}`}
              onPress={() => {
                setEdited(bank);
                setOpen('edit');
              }}
            >
              <Icon of={Pencil} />
            </Button>
          ),
        }))}
        empty="Agrega los bancos: con ellos se revisan los archivos antes de descargarlos."
      />
      <AddBank isOpen={isOpen === 'add'} onClose={close} banks={banks} />
      {edited && (
        <EditBank key={edited.id} bank={edited} isOpen={isOpen === 'edit'} onClose={close} banks={banks} />
      )}
    </>
  );
}
