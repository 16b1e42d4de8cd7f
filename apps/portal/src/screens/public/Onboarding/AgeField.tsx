import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';

type Age = OnboardingPersonalValues['age'];

/** Only digits are an age. Other text stays as typed, so that the rule refuses it: '27,5' is not 275, and '2a9' is not 29. */
function ageOf(text: string): Age {
  if (text.trim() === '') return undefined;
  // The form keeps text that is not an age, as it keeps an invalid date. It is never sent.
  return /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : (text as unknown as Age);
}

/** Edad: a number, checked on every change. */
export function AgeField() {
  return (
    <TextFormField<OnboardingPersonalValues, 'age'>
      name="age"
      label="Edad"
      inputMode="numeric"
      autoComplete="off"
      parse={ageOf}
      width="xs"
      size="lg"
    />
  );
}
