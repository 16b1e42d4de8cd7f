import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { TextFormField } from '@doblaje/ui/form';
import { useState } from 'react';
import { ageText, readAge, showAge } from './ageText';

/** Edad: a number, checked on every change. What was typed stays as it was typed: '27,5' is no 275. */
export function AgeField() {
  const [typed, setTyped] = useState('');
  return (
    <TextFormField<OnboardingPersonalValues, 'age'>
      name="age"
      label="Edad"
      inputMode="numeric"
      autoComplete="off"
      format={(age) => (readAge(typed) === age ? typed : showAge(age))}
      parse={(text) => {
        const next = ageText(text);
        // Kept beside the number: '27,' on the way to '27,5' is the same number as '27'.
        setTyped(next);
        return readAge(next);
      }}
      width="xs"
      size="lg"
    />
  );
}
