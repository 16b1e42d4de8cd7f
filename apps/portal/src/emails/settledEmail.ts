import type { EditOutcome, EmailChange } from '@doblaje/contract/client';
import { savedOr } from '../edits/savedOr';

/**
 * The address after the request.
 * @throws ApiError 409 if the address changed first: in another tab, by the studio, or by the link in a mail
 */
export const settledEmail = (call: Promise<EditOutcome<EmailChange>>): Promise<EmailChange> =>
  savedOr(
    call,
    () => 'El correo cambió mientras lo mirabas: no se hizo nada. Revisa cómo está ahora y decide otra vez.',
  );
