import type { OpenInvitation } from '@doblaje/contract/client';
import type { InvitationValues } from '@doblaje/domain/forms/invitation';
import type { Told } from '../../../requests/useTask';
import { accountName } from './account';

/**
 * The notification about a sent invitation.
 * @param before the earlier invitation that the dialog showed, if any
 */
export function invitedText(sent: InvitationValues, before: OpenInvitation | null): Told {
  const way = `Va camino a ${sent.email.trim()}.`;
  if (!before)
    return { title: 'Invitación enviada', message: `${way} Si ya tiene una cuenta, el correo se lo dice.` };
  const name = accountName({ first_name: sent.first_name.trim(), last_name: sent.last_name.trim() });
  const isCorrected = !before.isNameOwn && name !== accountName(before);
  return {
    title: 'Invitación enviada de nuevo',
    message: isCorrected ? `${way} El nombre quedó «${name}»; antes era «${accountName(before)}».` : way,
  };
}
