import { usePortal } from '../portal/portal';
import { failureText, isOutdated } from '../requests/failureText';
import { useAsItGoes } from './useAsItGoes';

/**
 * Notifies a refusal that the form can no longer show. If somebody else changed the item first, the page loads again and may no longer
 * have a place for the form. The form then disappears with its message, so a notification says it instead.
 * @param title of the refused action: 'Terminar Orden N.º 1.187'
 */
export function useLeftUnsaid(title: string) {
  const { notices } = usePortal();
  const left = useAsItGoes();
  return {
    /** The form was refused and shows the reason for now. */
    refused(error: unknown): void {
      if (!isOutdated(error)) return;
      left.current = () =>
        notices.notify({ type: 'error', title: `${title}: no se hizo`, message: failureText(error) });
    },
    /** The form is sent again, or the person closed it after reading the message. */
    heard(): void {
      left.current = undefined;
    },
  };
}
