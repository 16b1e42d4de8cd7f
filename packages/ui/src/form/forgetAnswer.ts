/** The part of a form's state that the server's answer fills. */
interface Answered {
  submitError?: unknown;
  submitErrors?: object | undefined;
}

/**
 * Takes back what the server answered to the last submit. All typed values stay. Every form has it as a mutator, for a form in which the
 * person chooses what it is about: the answer about one order says nothing about another.
 */
export function forgetAnswer(_: unknown, { formState }: { formState: Answered }): void {
  formState.submitError = formState.submitErrors = undefined;
}
