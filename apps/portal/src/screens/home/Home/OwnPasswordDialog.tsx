import { send } from '@doblaje/contract/client';
import { PASSWORD_REQUIRED } from '@doblaje/domain/forms';
import {
  CHANGE_PASSWORD_INITIAL,
  type ChangePasswordValues,
  validateChangePassword,
} from '@doblaje/domain/forms/changePassword';
import { createForm } from '@doblaje/ui/form';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';

type Values = ChangePasswordValues & { currentPassword: string };

const OwnPassword = createForm<Values>();
const INITIAL: Values = { ...CHANGE_PASSWORD_INITIAL, currentPassword: '' };

function validate(values: Values) {
  return {
    ...(values.currentPassword === '' && { currentPassword: PASSWORD_REQUIRED }),
    ...validateChangePassword(values),
  };
}

/** Changes the person's own password. It asks for the current one and ends every other session. */
export function OwnPasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client } = usePortal();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Cambiar contraseña"
      description="Al cambiarla cerramos tus otras sesiones."
      drafts="secret"
      initialValues={INITIAL}
      validate={validate}
      onSubmit={(json: Values) => send(client.catalogue.users.me.password.$put({ json }))}
      done={() => ({ title: 'Contraseña cambiada', message: 'Cerramos tus otras sesiones.' })}
      submitText="Cambiar contraseña"
    >
      <OwnPassword.PasswordFormField
        name="currentPassword"
        label="Contraseña actual"
        autoComplete="current-password"
        autoFocus
      />
      <OwnPassword.PasswordFormField
        name="password"
        label="Nueva contraseña"
        help="8 caracteres o más"
        autoComplete="new-password"
      />
      <OwnPassword.PasswordFormField
        name="passwordConfirmation"
        label="Verificar contraseña"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
