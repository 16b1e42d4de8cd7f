import { send } from '@doblaje/contract/client';
import { PASSWORD_REQUIRED } from '@doblaje/domain/forms';
import { Button } from '@doblaje/ui/Button';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { createForm } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formFailure } from '../../forms/formFailure';
import { usePortal } from '../../portal';
import { useErasure, WhatStays } from './WhatStays';

interface Values {
  password: string;
}

const Erase = createForm<Values>();
const INITIAL: Values = { password: '' };

function validate({ password }: Values) {
  return password === '' ? { password: PASSWORD_REQUIRED } : {};
}

/** Erasure of everything about oneself (Ley 21.719): for good, so the password is asked for. */
export function EraseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client, session, notices } = usePortal();
  const navigate = useNavigate();
  const [isErasing, setErasing] = useState(false);
  const erasure = useErasure(isOpen);

  async function erase(values: Values) {
    setErasing(true);
    try {
      await send(client.catalogue.users.me.$delete({ json: values }));
    } catch (error) {
      return formFailure<Values>(error, ['password']);
    } finally {
      setErasing(false);
    }
    session.end('logout');
    notices.notify({
      type: 'success',
      title: 'Eliminamos tus datos',
      message: 'Tu cuenta ya no existe en el portal.',
    });
    void navigate('/login');
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Eliminar mis datos"
      description="Eliminamos tu cuenta, tu ficha, tus postulaciones y tus documentos, salvo los papeles que la ley contable manda guardar. No se puede deshacer."
      isBusy={isErasing}
    >
      <Erase.Form onSubmit={erase} validate={validate} initialValues={INITIAL}>
        <DialogBody>
          <Stack>
            <WhatStays erasure={erasure} />
            <Erase.FormSummary />
            <Erase.PasswordFormField
              name="password"
              label="Contraseña"
              help="Para confirmar que eres tú"
              autoComplete="current-password"
            />
          </Stack>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" isDisabled={isErasing} onPress={onClose}>
            Cancelar
          </Button>
          <Erase.SubmitButton
            variant="danger"
            pendingText="Eliminando..."
            isDisabled={erasure.value === undefined}
          >
            Eliminar mis datos
          </Erase.SubmitButton>
        </DialogActions>
      </Erase.Form>
    </Dialog>
  );
}
