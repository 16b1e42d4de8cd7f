import { FORM_ERROR, type SubmitErrors } from '@doblaje/ui/form';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { isOutdated } from '../requests/failureText';
import type { Told } from '../requests/useTask';
import { isSessionEnd } from '../session/ended';
import { formFailure } from './formFailure';

const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión y encontrarás aquí lo que escribiste.';
const SESSION_ENDED_SECRET = 'Tu sesión terminó. Inicia sesión otra vez.';

/**
 * Turns a refused request into a form's errors, on their fields or above the form. It handles an ended session too.
 * @param isKept whether the typed values are still there after the log-in
 */
export function editFailure<Values>(
  error: unknown,
  names: readonly (keyof Values & string)[],
  isKept: boolean,
): SubmitErrors<Values> {
  if (!isSessionEnd(error)) return formFailure<Values>(error, names);
  return { [FORM_ERROR]: isKept ? SESSION_ENDED : SESSION_ENDED_SECRET } as SubmitErrors<Values>;
}

/** How every form ends. The page loads again if it is out of date, and the notification follows. */
export function useFormEnd() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return {
    /**
     * The form was saved or sent.
     * @param leave closes the form; the form stays locked until then
     */
    async done(told: Told, leave?: () => void | Promise<void>): Promise<void> {
      await revalidate();
      await leave?.();
      notices.notify({ type: 'success', ...told });
    },
    /** The form was refused: see {@link editFailure}. */
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
