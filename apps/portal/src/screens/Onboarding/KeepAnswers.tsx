import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { OnboardingAnswers } from './answers';
import { useAnswers } from './answers';

type FormPart = Exclude<keyof OnboardingAnswers, 'files'>;

interface KeepAnswersProps<Part extends FormPart> {
  /** The step's place among the answers. */
  part: Part;
  /**
   * Values given back as if typed, where they must not be the form's initial ones: react-final-form gives a field that
   * enters the page its initial value, so that a row added after one was deleted would bring the deleted one back.
   */
  restored?: Partial<OnboardingAnswers[Part]>;
}

/** Inside a step's form: keeps its values on every change, valid or not, so that they are there on coming back. */
export function KeepAnswers<Part extends FormPart>({ part, restored }: KeepAnswersProps<Part>) {
  const answers = useAnswers();
  const form = useForm();
  const [first] = useState(restored);
  // Before the page is painted, so that nobody sees the form without them.
  useLayoutEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(first ?? {})) form.change(name, value);
    });
    return form.subscribe(({ values }) => answers.keep({ [part]: values }), { values: true });
  }, [form, answers, part, first]);
  return null;
}
