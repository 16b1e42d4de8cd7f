import { send } from '@doblaje/contract/client';
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
import { FormDialog } from '../../edits/FormDialog';
import { usePortal } from '../../portal';
import { INVITATION } from './invitation';

const { Field, TextFormField } = createForm<InvitationValues>();

/** 'Invitar': an account for somebody, who chooses its password by a link in a mail. */
export function InviteDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const { invitations } = usePortal().client.catalogue.users;
  return (
    <FormDialog
      {...dialog}
      title="Invitar a una persona"
      description={`Le llega un correo con un enlace para elegir su contraseña, que vale ${INVITATION_DAYS} días.`}
      drafts={INVITATION}
      initialValues={INVITATION_INITIAL}
      validate={validateInvitation}
      onSubmit={async (json) => {
        await send(invitations.$post({ json }));
        return json.email.trim();
      }}
      done={(email) => ({
        title: 'Invitación enviada',
        message: `Va camino a ${email}. Si ya tiene una cuenta, el correo se lo dice.`,
      })}
      submitText="Invitar"
      pendingText="Invitando..."
    >
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
