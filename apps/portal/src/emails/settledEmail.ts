import type { EditOutcome, EmailChange } from '@doblaje/contract/client';
import { savedOr } from '../edits/savedOr';

/**
 * The address after something was done with it.
 * @throws ApiError 409 where somebody was there before: in another tab, at the studio, or by the link of a mail
 */
export const settledEmail = (call: Promise<EditOutcome<EmailChange>>): Promise<EmailChange> =>
  savedOr(
    call,
    () => 'El correo cambió mientras lo mirabas: no se hizo nada. Revisa cómo está ahora y decide otra vez.',
  );
