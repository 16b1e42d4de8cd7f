import { type OpenInvitation, sendEdit } from '@doblaje/contract/client';
import { invitationShown } from '@doblaje/contract/invitationShown';
import {
  INVITATION_DAYS,
  INVITATION_INITIAL,
  type InvitationValues,
  validateInvitation,
} from '@doblaje/domain/forms/invitation';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import type { FormApi } from 'final-form';
import { useRef } from 'react';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { useShown } from '../../../edits/useShown';
import { WatchValues } from '../../../edits/WatchValues';
import { usePortal } from '../../../portal/portal';
import { InvitedBefore } from './InvitedBefore';
import { INVITATION } from './invitation';
import { invitedText } from './invitedText';

const { Field, TextFormField } = createForm<InvitationValues>();

/** The form in which the server stores an address. */
const addressOf = (email: string) => email.trim().toLowerCase();

/**
 * 'Invitar': creates an account for a person, who chooses the password by a link in a mail. If somebody else invited the same address
 * before, the dialog shows that invitation, and another button sends it again.
 */
export function InviteDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const { invitations } = usePortal().client.catalogue.users;
  const { shown: before, show } = useShown<OpenInvitation | null>(null, dialog.isOpen);
  const form = useRef<FormApi<InvitationValues>>(null);
  /** The shown invitation belongs to one address, so typing another one hides it. */
  const look = () => {
    const typed = form.current?.getState().values.email ?? '';
    if (before && addressOf(typed) !== before.email) show(null);
  };
  return (
    <FormDialog
      {...dialog}
      title="Invitar a una persona"
      description={`Le llega un correo con un enlace para elegir su contraseña, que vale ${INVITATION_DAYS} días.`}
      drafts={INVITATION}
      initialValues={INVITATION_INITIAL}
      validate={validateInvitation}
      onSubmit={async (values) => {
        const json = { ...values, shown: invitationShown(before) };
        await createShown(sendEdit(invitations.$post({ json })), show);
        return invitedText(values, before);
      }}
      done={(told) => told}
      submitText={againText(before)}
      pendingText="Invitando..."
    >
      <WatchValues form={form} onChange={look} />
      {before && <InvitedBefore invitation={before} />}
      <FormGrid>
        <TextFormField name="first_name" label="Nombre" autoComplete="off" autoFocus />
        <TextFormField name="last_name" label="Apellido" autoComplete="off" />
        <TextFormField
          name="email"
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="off"
          data-wide
        />
        <Field as={Select} name="role" label="Rol" options={ROLE_OPTIONS} data-wide />
      </FormGrid>
    </FormDialog>
  );
}

function againText(before: OpenInvitation | null): string {
  if (!before) return 'Invitar';
  return before.isNameOwn ? 'Invitar de nuevo' : 'Invitar de nuevo con este nombre';
}
