import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import type { OnboardingAnswers } from './answers';
import { useAnswers } from './answers';

/** Inside a step's form: keeps its values on every change, valid or not, so that they are there on coming back. */
export function KeepAnswers({
  part,
}: {
  /** The step's place among the answers. */
  part: Exclude<keyof OnboardingAnswers, 'files' | 'consent'>;
}) {
  const answers = useAnswers();
  const form = useForm();
  useLayoutEffect(
    () => form.subscribe(({ values }) => answers.keep({ [part]: values }), { values: true }),
    [form, answers, part],
  );
  return null;
}
