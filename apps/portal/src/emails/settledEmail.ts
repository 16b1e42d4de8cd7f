import { ApiError, type EditOutcome, type EmailChange } from '@doblaje/contract/client';

/**
 * The address after something was done with it.
 * @throws ApiError 409 where somebody was there before: in another tab, at the studio, or by the link of a mail
 */
export async function settledEmail(call: Promise<EditOutcome<EmailChange>>): Promise<EmailChange> {
  const outcome = await call;
  if (!outcome.isStale) return outcome.saved;
  throw new ApiError(
    409,
    'El correo cambió mientras lo mirabas: no se hizo nada. Revisa cómo está ahora y decide otra vez.',
  );
}
