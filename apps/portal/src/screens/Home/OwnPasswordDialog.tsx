import { send } from '@doblaje/contract/client';
import { PASSWORD_REQUIRED } from '@doblaje/domain/forms';
import {
  CHANGE_PASSWORD_INITIAL,
  type ChangePasswordValues,
  validateChangePassword,
} from '@doblaje/domain/forms/changePassword';
import { Button } from '@doblaje/ui/Button';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { createForm } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { formFailure } from '../../forms/formFailure';
import { usePortal } from '../../portal';

type Values = ChangePasswordValues & { currentPassword: string };

const OwnPassword = createForm<Values>();
const INITIAL: Values = { ...CHANGE_PASSWORD_INITIAL, currentPassword: '' };
const FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const;

function validate(values: Values) {
  return {
    ...(values.currentPassword === '' && { currentPassword: PASSWORD_REQUIRED }),
    ...validateChangePassword(values),
  };
}

/** Change of one's own password: the one in force is asked for, and every other session ends. */
export function OwnPasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client, notices } = usePortal();
  const [isSaving, setSaving] = useState(false);

  async function change(values: Values) {
    setSaving(true);
    try {
      await send(client.catalogue.users.me.password.$put({ json: values }));
    } catch (error) {
      return formFailure<Values>(error, FIELDS);
    } finally {
      setSaving(false);
    }
    onClose();
    notices.notify({
      type: 'success',
      title: 'Contraseña cambiada',
      message: 'Cerramos tus otras sesiones.',
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Cambiar contraseña"
      description="Al cambiarla cerramos tus otras sesiones."
      isBusy={isSaving}
    >
      <OwnPassword.Form onSubmit={change} validate={validate} initialValues={INITIAL}>
        <DialogBody>
          <Stack>
            <OwnPassword.FormSummary />
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
          </Stack>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" isDisabled={isSaving} onPress={onClose}>
            Cancelar
          </Button>
          <OwnPassword.SubmitButton pendingText="Guardando...">Cambiar contraseña</OwnPassword.SubmitButton>
        </DialogActions>
      </OwnPassword.Form>
    </Dialog>
  );
}
