import { identityField, rutBodyHint } from '@doblaje/domain/forms';
import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';
import { useField } from 'react-final-form';

const value = { subscription: { value: true } };

/** Rut for Chile, Documento de identidad for any other country, nothing without a country (spec §2). */
export function IdentityField() {
  const { input } = useField<string>('country', value);
  const rut = useField<string | undefined>('rut', value).input.value;
  switch (identityField(input.value)) {
    case 'rut':
      return (
        <TextFormField<OnboardingPersonalValues, 'rut'>
          key="rut"
          name="rut"
          label="Rut"
          help={rutBodyHint(rut) ?? 'Sin puntos, guion ni dígito verificador, por ejemplo 12345678'}
          inputMode="numeric"
          autoComplete="off"
          width="sm"
          size="lg"
        />
      );
    case 'passport':
      return (
        <TextFormField<OnboardingPersonalValues, 'passport'>
          key="passport"
          name="passport"
          label="Documento de identidad"
          autoComplete="off"
          width="sm"
          size="lg"
        />
      );
    default:
      return null;
  }
}
