import { hasPhoneDigits, PHONE_DIGITS } from '@doblaje/domain/forms';
import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';
import { useField } from 'react-final-form';
import { usePortal } from '../../../portal/portal';

const value = { subscription: { value: true, touched: true } };

/** Teléfono. A number without digits gets a hint, or an error where applications are sent. */
export function PhoneField() {
  const { config } = usePortal();
  const { input, meta } = useField<string>('phone', value);
  const isHinted = !config.sendApplications && meta.touched === true && !hasPhoneDigits(input.value);
  return (
    <TextFormField<OnboardingPersonalValues, 'phone'>
      name="phone"
      label="Teléfono"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      width="sm"
      size="lg"
      help={isHinted ? PHONE_DIGITS : undefined}
    />
  );
}
