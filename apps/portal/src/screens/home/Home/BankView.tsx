import type { Profile } from '@doblaje/contract/client';
import { hasOtherHolder } from '@doblaje/domain/forms/profileBank';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { fieldRow } from './fieldRow';
import type { SheetField } from './sheet';

/**
 * Datos bancarios to read. Only the last digits of the account number show, because somebody may be looking over the shoulder. A row
 * without a value offers to add it.
 * @param onAdd called when the person wants to add this field
 */
export function BankView({
  profile: { bank, bankName, personal },
  onAdd,
}: {
  profile: Profile;
  onAdd: (field: SheetField) => void;
}) {
  return (
    <DescriptionList
      items={[
        fieldRow('bank', bank.bank, onAdd, bankName),
        fieldRow('account_type', bank.account_type, onAdd),
        fieldRow('account_number', bank.account_number, onAdd, maskedNumber(bank.account_number)),
        fieldRow('holder_rut', bank.holder_rut, onAdd, <Mono>{bank.holder_rut}</Mono>),
        ...(hasOtherHolder(bank, personal.rut)
          ? [fieldRow('account_holder_name', bank.account_holder_name, onAdd)]
          : []),
      ]}
    />
  );
}

function maskedNumber(number: string) {
  return (
    <Mono>
      <VisuallyHidden>Termina en</VisuallyHidden>
      <span aria-hidden="true">•••• </span>
      {number.slice(-4)}
    </Mono>
  );
}
