import { FORM_ERROR, type SubmitErrors } from '@doblaje/ui/form';
import { useRevalidator } from 'react-router-dom';
import { formFailure } from '../forms/formFailure';
import { usePortal } from '../portal';
import { isSessionEnd } from '../session/ended';
import { isOutdated } from '../shell/failureText';
import type { Told } from '../shell/useTask';

const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión y encontrarás aquí lo que escribiste.';
const SESSION_ENDED_SECRET = 'Tu sesión terminó. Inicia sesión otra vez.';

/**
 * A refused request as a form's errors, an ended session among them: on their fields, or above the form.
 * @param isKept what was typed is found again after the log-in
 */
export function editFailure<Values>(
  error: unknown,
  names: readonly (keyof Values & string)[],
  isKept: boolean,
): SubmitErrors<Values> {
  if (!isSessionEnd(error)) return formFailure<Values>(error, names);
  return { [FORM_ERROR]: isKept ? SESSION_ENDED : SESSION_ENDED_SECRET } as SubmitErrors<Values>;
}

/** How every form ends: the page is read anew where it is not what is there any more, and what was done is told after that. */
export function useFormEnd() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return {
    /**
     * It was saved, or sent.
     * @param leave closes the form; until it has, the form stays locked
     */
    async done(told: Told, leave?: () => void | Promise<void>): Promise<void> {
      await revalidate();
      await leave?.();
      notices.notify({ type: 'success', ...told });
    },
    /** It was refused: {@link editFailure}. */
    refused<Values>(
      error: unknown,
      names: readonly (keyof Values & string)[],
      isKept = true,
    ): SubmitErrors<Values> {
      if (isOutdated(error)) void revalidate();
      return editFailure<Values>(error, names, isKept);
    },
  };
}
