import { ApiError } from '@doblaje/contract/client';
import {
  cuentaRutOf,
  hasOtherHolder,
  mendedAccountNumber,
  type ProfileBankValues,
  validateProfileBank,
} from '@doblaje/domain/forms/profileBank';
import { ACCOUNT_TYPES } from '@doblaje/domain/options/accountTypes';
import { normalizeRut } from '@doblaje/domain/rut';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { forgetBanks, useBanks } from '../../../catalogues/useBanks';
import { EditForm } from '../../../edits/EditForm';
import { usePortal } from '../../../portal/portal';
import { BankField } from './BankField';
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

const MENDED = 'Quitamos el dígito verificador';
const WHY = 'El número de una CuentaRUT es el RUT del titular sin él';

/** The field that has the focus, with what it held as it got it. */
interface Focused {
  name: string;
  value: string;
}

/** Takes the check digit off a CuentaRUT, and says so; not while half a number or half a RUT is typed, which may look like a whole one. */
function MendAccount({ ownRut, focused }: { ownRut: string | undefined; focused: Focused | null }) {
  const { notices } = usePortal();
  const { change } = useForm<ProfileBankValues>();
  const { values } = useFormState<ProfileBankValues>({ subscription: { values: true } });
  const typed = values.account_number;
  const number = mendedAccountNumber(normalized(values), ownRut);
  const isTyping =
    focused?.name === 'account_number' ||
    (focused?.name === 'holder_rut' && focused.value !== values.holder_rut);
  useEffect(() => {
    if (isTyping || number === typed) return;
    change('account_number', number);
    notices.notify({ title: MENDED, message: `${WHY}: ${number}.` });
  }, [isTyping, number, typed, change, notices]);
  return null;
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
export function BankForm({ focus, profile, save, onSaved, ...props }: SectionFormProps) {
  const ownRut = profile.personal.rut;
  const [focused, setFocused] = useState<Focused | null>(null);
  const sent = useRef('');
  const { client } = usePortal();
  const banks = useBanks();

  async function saveBank(values: ProfileBankValues, updatedAt: string) {
    sent.current = values.account_number;
    try {
      return await save({ section: 'bank', updatedAt, ...normalized(values) });
    } catch (error) {
      // The studio has changed its banks since the list was loaded.
      if (error instanceof ApiError && error.errors.some(({ field }) => field === 'bank')) {
        forgetBanks(client);
        banks.retry();
      }
      throw error;
    }
  }

  return (
    <EditForm
      {...props}
      edit={BANK_EDIT}
      id={profile.email}
      whole={profile}
      validate={(values) => validateProfileBank(normalized(values), ownRut)}
      save={saveBank}
      // Enter in the field sends without leaving it: then the server takes the digit off.
      onSaved={(saved) =>
        onSaved(saved, saved.bank.account_number === sent.current ? undefined : `${MENDED}: ${WHY}.`)
      }
    >
      <Stack
        onFocus={({ target }) =>
          setFocused(target instanceof HTMLInputElement ? { name: target.name, value: target.value } : null)
        }
        onBlur={() => setFocused(null)}
      >
        <BankField profile={profile} banks={banks} autoFocus={focus === 'bank'} />
        <Bank.Field
          as={Select}
          name="account_type"
          label={SHEET_LABELS.account_type}
          options={ACCOUNT_TYPES}
          autoFocus={focus === 'account_type'}
        />
        <AccountNumber ownRut={ownRut} autoFocus={focus === 'account_number'} />
        <ProfileRutField name="holder_rut" autoFocus={focus === 'holder_rut'} />
        <HolderName ownRut={ownRut} autoFocus={focus === 'account_holder_name'} />
        <MendAccount ownRut={ownRut} focused={focused} />
      </Stack>
    </EditForm>
  );
}
