import type { Profile } from '@doblaje/contract/client';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { fieldText, LABELS } from './sheet';

/** Datos bancarios to read; of the account number the last digits, as anybody may be looking. */
export function BankView({ bank }: { bank: Profile['bank'] }) {
  return (
    <DescriptionList
      items={[
        { term: LABELS.bank, value: fieldText('bank', bank.bank) },
        { term: LABELS.account_type, value: fieldText('account_type', bank.account_type) },
        { term: LABELS.account_number, value: bank.account_number && maskedNumber(bank.account_number) },
        {
          term: LABELS.holder_rut,
          value: bank.holder_rut && <Mono>{bank.holder_rut}</Mono>,
        },
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
