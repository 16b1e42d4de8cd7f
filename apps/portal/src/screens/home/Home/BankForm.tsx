import {
  cuentaRutOf,
  hasOtherHolder,
  type ProfileBankValues,
  validateProfileBank,
} from '@doblaje/domain/forms/profileBank';
import { ACCOUNT_TYPES } from '@doblaje/domain/options/accountTypes';
import { BANKS } from '@doblaje/domain/options/banks';
import { normalizeRut } from '@doblaje/domain/rut';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { useFormState } from 'react-final-form';
import { EditForm } from '../../../edits/EditForm';
import { ProfileRutField } from './ProfileRutField';
import { BANK_EDIT, type SectionFormProps, SHEET_LABELS } from './sheet';

const Bank = createForm<ProfileBankValues>();

/** The values to send. Validation uses them too, because Enter in the RUT field sends without leaving the field. */
function normalized(values: ProfileBankValues): ProfileBankValues {
  return { ...values, holder_rut: normalizeRut(values.holder_rut) };
}

/** Pasted account numbers can have blanks, dots and hyphens between the digits. These are not part of the number. */
function digitsOnly(typed: string): string {
  return typed.replace(/[\s.-]+/g, '');
}

interface AccountFieldProps {
  /** The RUT of the person. */
  ownRut: string | undefined;
  autoFocus: boolean;
}

/** The account number. For a CuentaRUT it says which number that is. */
function AccountNumber({ ownRut, autoFocus }: AccountFieldProps) {
  const { values } = useFormState<ProfileBankValues>({ subscription: { values: true } });
  const cuentaRut = cuentaRutOf(normalized(values), ownRut);
  return (
    <Bank.TextFormField
      name="account_number"
      label={SHEET_LABELS.account_number}
      help={cuentaRut && `Si es una CuentaRUT, es el RUT del titular sin su dígito verificador: ${cuentaRut}`}
      inputMode="numeric"
      autoComplete="off"
      parse={digitsOnly}
      autoFocus={autoFocus}
    />
  );
}

/** The holder's name, asked for only if the account is somebody else's. */
function HolderName({ ownRut, autoFocus }: AccountFieldProps) {
  const { values } = useFormState<ProfileBankValues>({ subscription: { values: true } });
  if (!hasOtherHolder(normalized(values), ownRut)) return null;
  return (
    <Bank.TextFormField
      name="account_holder_name"
      label={SHEET_LABELS.account_holder_name}
      help="La cuenta no está a tu nombre: escríbelo como lo tiene el banco"
      autoComplete="off"
      autoFocus={autoFocus}
    />
  );
}

/** The form of Datos bancarios. */
export function BankForm({ focus, profile, save, ...props }: SectionFormProps) {
  return (
    <EditForm
      {...props}
      edit={BANK_EDIT}
      id={profile.email}
      whole={profile}
      validate={(values) => validateProfileBank(normalized(values), profile.personal.rut)}
      save={(values, updatedAt) => save({ section: 'bank', updatedAt, ...normalized(values) })}
    >
      <Stack>
        <Bank.Field
          as={SearchSelect}
          name="bank"
          label={SHEET_LABELS.bank}
          options={BANKS}
          placeholder="Seleccione un banco"
          autoFocus={focus === 'bank'}
        />
        <Bank.Field
          as={Select}
          name="account_type"
          label={SHEET_LABELS.account_type}
          options={ACCOUNT_TYPES}
          autoFocus={focus === 'account_type'}
        />
        <AccountNumber ownRut={profile.personal.rut} autoFocus={focus === 'account_number'} />
        <ProfileRutField name="holder_rut" autoFocus={focus === 'holder_rut'} />
        <HolderName ownRut={profile.personal.rut} autoFocus={focus === 'account_holder_name'} />
      </Stack>
    </EditForm>
  );
}
