import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';
import { parseDigits } from '../../../formats/parseDigits';

/** Edad: a number, checked on every change. */
export function AgeField() {
  return (
    <TextFormField<OnboardingPersonalValues, 'age'>
      name="age"
      label="Edad"
      inputMode="numeric"
      autoComplete="off"
      parse={parseDigits}
      width="xs"
      size="lg"
    />
  );
}
