import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { identityField } from '@doblaje/domain/forms';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { isMinor, needsGuardedConsent } from '@doblaje/domain/minors';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { createForm } from '@doblaje/ui/form';
import { useField } from 'react-final-form';
import { ProfileRutField } from './ProfileRutField';
import { SHEET_LABELS } from './sheet';

const Personal = createForm<ProfilePersonalValues>();

const useValue = (name: 'birth_date' | 'country') =>
  useField<string>(name, { subscription: { value: true } }).input.value;

/** Who represents a minor: shown once the birth date says so. */
export function RepresentativeFields({ autoFocus }: { autoFocus: boolean }) {
  const birthDate = useValue('birth_date');
  const isAbroad = identityField(useValue('country')) === 'passport';
  if (!isMinor(birthDate)) return null;
  return (
    <>
      <Personal.TextFormField
        name="representative_name"
        label={SHEET_LABELS.representative_name}
        help="Mientras tengas menos de 18 años: tu madre, tu padre o quien tenga tu cuidado."
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <ProfileRutField name="representative_rut" isOptional={isAbroad} />
      <Personal.TextFormField
        name="representative_relation"
        label={SHEET_LABELS.representative_relation}
        help="Por ejemplo: madre, padre, tutora."
        autoComplete="off"
      />
      <Personal.TextFormField
        name="representative_contact"
        label={SHEET_LABELS.representative_contact}
        autoComplete="off"
      />
      {needsGuardedConsent(birthDate) && (
        <Personal.ToggleField as={Checkbox} name="representative_consent" layout="consent" data-wide="">
          {CONSENT_STATEMENTS['representative-sensitive']}
        </Personal.ToggleField>
      )}
    </>
  );
}
