import type { OpenInvitation } from '@doblaje/contract/client';
import { roleLabel } from '@doblaje/domain/access';
import { momentText } from '@doblaje/domain/days';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { accountName } from './account';

/** The existing invitation of an address, and what sending another one does to it. */
export function InvitedBefore({ invitation }: { invitation: OpenInvitation }) {
  const { email, role, invitedAt, invitedBy, isNameOwn } = invitation;
  const by = invitedBy === '' ? '' : ` por ${invitedBy}`;
  return (
    <MessagePanel title={`${email} ya está invitada`}>
      {`El ${momentText(invitedAt)}${by}, como «${accountName(invitation)}», con el rol ${roleLabel(role)}. `}
      {isNameOwn
        ? 'Ese nombre lo escribió la persona al registrarse, y no cambia. Si invitas de nuevo, queda el rol que elegiste.'
        : 'Si invitas de nuevo, quedan el nombre y el rol que elegiste, y el enlace anterior deja de servir.'}
    </MessagePanel>
  );
}
