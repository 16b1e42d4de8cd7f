import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import type { OnboardingAnswers } from './answers/answers';
import { useAnswers } from './answers/answers';

/** Goes inside a step's form. It keeps the values on every change, valid or not, so that they are there when the candidate comes back. */
export function KeepAnswers({
  part,
}: {
  /** The step's key in the answers. */
  part: Exclude<keyof OnboardingAnswers, 'files' | 'consent' | 'reelsConsent'>;
}) {
  const answers = useAnswers();
  const form = useForm();
  useLayoutEffect(
    () => form.subscribe(({ values }) => answers.keep({ [part]: values }), { values: true }),
    [form, answers, part],
  );
  return null;
}
