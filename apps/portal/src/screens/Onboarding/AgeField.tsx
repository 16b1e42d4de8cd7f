import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';

type Age = OnboardingPersonalValues['age'];

/** Digits alone are an age. Any other text stays as it was typed, for the rule to refuse: '27,5' is no 275, '2a9' no 29. */
function ageOf(text: string): Age {
  if (text.trim() === '') return undefined;
  // The form holds it, as a date that is none: it is not sent.
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
