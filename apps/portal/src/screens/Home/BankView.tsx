import type { Profile } from '@doblaje/contract/client';
import { hasOtherHolder } from '@doblaje/domain/forms/profileBank';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { fieldRow } from './fieldRow';
import type { SheetField } from './sheet';

/**
 * Datos bancarios to read; of the account number the last digits, as anybody may be looking. A row without a value offers to
 * write it.
 * @param onAdd the person wants to write this field
 */
export function BankView({
  profile: { bank, personal },
  onAdd,
}: {
  profile: Profile;
  onAdd: (field: SheetField) => void;
}) {
  return (
    <DescriptionList
      items={[
        fieldRow('bank', bank.bank, onAdd),
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
