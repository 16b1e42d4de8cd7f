import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { accountName } from '../Users/account';
import { useUserActions } from '../Users/useUserActions';
import { usePerson } from './personContext';

const nobody = () => undefined;

const TEXTS = {
  none: 'Todavía no activa su cuenta con el enlace de su correo.',
  open: 'Recibió una invitación y todavía no elige su contraseña.',
  withdrawn:
    'El estudio retiró su invitación: el enlace que recibió ya no sirve. Puedes invitarla de nuevo en Usuarios.',
} as const;

/** For an account not activated yet: send the mail again, or withdraw the invitation. */
export function Unactivated() {
  const { account, invitation } = usePerson().person;
  const { resendActivation, withdrawInvitation, isBusy } = useUserActions(nobody);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{TEXTS[invitation]}</p>
      {invitation !== 'withdrawn' && (
        <div>
          <Button
            variant="secondary"
            icon={<Icon of={MailCheck} />}
            isPending={isBusy}
            pendingText="Enviando..."
            onPress={() => resendActivation(account)}
          >
            Reenviar activación
          </Button>
        </div>
      )}
      {invitation === 'open' && (
        <div>
          <Button
            variant="dangerSecondary"
            icon={<Icon of={MailX} />}
            isPending={isBusy}
            onPress={() => setAsking(true)}
          >
            Retirar invitación
          </Button>
        </div>
      )}
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          title={`¿Retirar la invitación de ${accountName(account)}?`}
          confirmText="Retirar invitación"
          onConfirm={() => {
            setAsking(false);
            withdrawInvitation(account);
          }}
        >
          El enlace de su correo deja de servir, y su rol vuelve a ser Usuario. No le llega ningún aviso.
        </AlertDialog>
      )}
    </>
  );
}
