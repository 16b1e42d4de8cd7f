import { send } from '@doblaje/contract/client';
import { PASSWORD_REQUIRED } from '@doblaje/domain/forms';
import { createForm } from '@doblaje/ui/form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { useErasure, WhatStays } from './WhatStays';

interface Values {
  password: string;
}

const Erase = createForm<Values>();
const INITIAL: Values = { password: '' };

function validate({ password }: Values) {
  return password === '' ? { password: PASSWORD_REQUIRED } : {};
}

/** Erases all data about the person (Ley 21.719). It cannot be undone, so it asks for the password. */
export function EraseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client, session, notices } = usePortal();
  const navigate = useNavigate();
  const erasure = useErasure(isOpen);

  async function erase(values: Values) {
    await send(client.catalogue.users.me.$delete({ json: values }));
    session.end('logout');
    notices.notify({
      type: 'success',
      title: 'Eliminamos tus datos',
      message: 'Tu cuenta ya no existe en el portal.',
    });
    void navigate('/login');
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Eliminar mis datos"
      description="Eliminamos tu cuenta, tu ficha, tus postulaciones y tus documentos, salvo los papeles que la ley contable manda guardar. No se puede deshacer."
      drafts="secret"
      initialValues={INITIAL}
      validate={validate}
      onSubmit={erase}
      submitText="Eliminar mis datos"
      pendingText="Eliminando..."
      isDanger
      isSubmitDisabled={erasure.value?.isPaymentAtBank !== false}
    >
      <WhatStays erasure={erasure} />
      <Erase.PasswordFormField
        name="password"
        label="Contraseña"
        help="Para confirmar que eres tú"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
