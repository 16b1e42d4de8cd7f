import { API_MESSAGES, Problem } from '@doblaje/contract';

/** The refusal of one field of a form, as the browser's own validator words it: it stands beside that field. */
export function fieldProblem(field: string, message: string): Problem {
  return new Problem(422, API_MESSAGES.invalid, { errors: [{ field, message }] });
}
