import type { ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { normalizeRut } from '@doblaje/domain/rut';
import { TextFormField } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import type { Ref } from 'react';
import { useForm } from 'react-final-form';
import { SHEET_LABELS } from './sheet';

type Ruts = Required<
  Pick<ProfilePersonalValues, 'rut' | 'representative_rut'> & Pick<ProfileBankValues, 'holder_rut'>
>;

/** A RUT with its check digit. On leaving the field it is formatted as 12.345.678-5. */
export function ProfileRutField({
  name,
  autoFocus = false,
  isOptional = false,
  ref,
}: {
  name: keyof Ruts;
  autoFocus?: boolean;
  isOptional?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const form = useForm<Ruts>();
  return (
    <MonoFields>
      <TextFormField<Ruts, keyof Ruts>
        ref={ref}
        name={name}
        label={SHEET_LABELS[name]}
        help="Con dígito verificador, por ejemplo 12.345.678-5"
        autoComplete="off"
        autoFocus={autoFocus}
        isOptional={isOptional}
        onBlur={() => form.change(name, normalizeRut(form.getState().values[name]))}
      />
    </MonoFields>
  );
}
