import { API_MESSAGES, Problem } from '@doblaje/contract';

/** A refusal of one field of a form, in the words of the browser's own validator. The form shows it at that field. */
export function fieldProblem(field: string, message: string): Problem {
  return new Problem(422, API_MESSAGES.invalid, { errors: [{ field, message }] });
}
