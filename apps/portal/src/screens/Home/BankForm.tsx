import { type ProfileBankValues, validateProfileBank } from '@doblaje/domain/forms/profileBank';
import { ACCOUNT_TYPES } from '@doblaje/domain/options/accountTypes';
import { BANKS } from '@doblaje/domain/options/banks';
import { normalizeRut } from '@doblaje/domain/rut';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { EditForm } from '../../edits/EditForm';
import { RutField } from './RutField';
import { BANK, LABELS, type SectionFormProps } from './sheet';

const Bank = createForm<ProfileBankValues>();

/** As it is sent, and so as it is checked: Enter in the RUT field sends without leaving it. */
function normalized(values: ProfileBankValues): ProfileBankValues {
  return { ...values, holder_rut: normalizeRut(values.holder_rut) };
}

/** Account numbers are copied with blanks, dots and hyphens between the digits, which are no part of them. */
function digitsOnly(typed: string): string {
  return typed.replace(/[\s.-]+/g, '');
}

/** Datos bancarios while they are edited. */
export function BankForm({ focus, profile, save, ...props }: SectionFormProps) {
  return (
    <EditForm
      {...props}
      edit={BANK}
      id={profile.email}
      whole={profile}
      validate={(values) => validateProfileBank(normalized(values))}
      save={(values, updatedAt) => save({ section: 'bank', updatedAt, ...normalized(values) })}
    >
      <Stack>
        <Bank.Field
          as={SearchSelect}
          name="bank"
          label={LABELS.bank}
          options={BANKS}
          placeholder="Seleccione un banco"
          autoFocus={focus === 'bank'}
        />
        <Bank.Field
          as={Select}
          name="account_type"
          label={LABELS.account_type}
          options={ACCOUNT_TYPES}
          autoFocus={focus === 'account_type'}
        />
        <Bank.TextFormField
          name="account_number"
          label={LABELS.account_number}
          inputMode="numeric"
          autoComplete="off"
          parse={digitsOnly}
          autoFocus={focus === 'account_number'}
        />
        <RutField name="holder_rut" autoFocus={focus === 'holder_rut'} />
      </Stack>
    </EditForm>
  );
}
