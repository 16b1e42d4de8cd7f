import { usePortal } from '../portal';
import { failureText, isOutdated } from '../shell/failureText';
import { useAsItGoes } from './useAsItGoes';

/**
 * What a form was refused and can say no more. Where somebody else was there before, the page is read anew, and what it shows
 * then may have no place for the form: it goes, and its message with it. What it said is notified instead.
 * @param title of what was to be done: 'Terminar Orden N.º 1.187'
 */
export function useLeftUnsaid(title: string) {
  const { notices } = usePortal();
  const left = useAsItGoes();
  return {
    /** The form was refused, and says it for now. */
    refused(error: unknown): void {
      if (!isOutdated(error)) return;
      left.current = () =>
        notices.notify({ type: 'error', title: `${title}: no se hizo`, message: failureText(error) });
    },
    /** It is sent once more, or closed by whoever has read it. */
    heard(): void {
      left.current = undefined;
    },
  };
}
