import { ApiError, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';

type Outcome = { type: 'success' | 'error'; title: string; message?: string };

const SENT: Outcome = {
  type: 'success',
  title: 'Revisa tu correo',
  // Only the owner of the address learns whether there is an account.
  message: 'Si la dirección tiene una cuenta, te llegará un mensaje para activarla.',
};

/**
 * Shown below a refused login, for a person who did not follow the activation mail's link (product.md §3): asks for another mail. The
 * button stays and keeps the focus; the outcome shows below it.
 */
export function ResendActivation({ email }: { email: string }) {
  const { client } = usePortal();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function resend() {
    setSending(true);
    setOutcome(undefined);
    try {
      await send(client.auth.users.auth['resend-activation'].$post({ json: { email } }));
      setOutcome(SENT);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Inténtalo de nuevo.';
      setOutcome({ type: 'error', title: 'No pudimos enviar el correo', message });
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack gap="tight">
      <p>Si acabas de registrarte, activa tu cuenta con el enlace de tu correo.</p>
      <div>
        <Button
          variant="secondary"
          size="sm"
          isPending={isSending}
          pendingText="Enviando..."
          onPress={resend}
        >
          Reenviar correo de activación
        </Button>
      </div>
      {outcome && (
        <MessagePanel type={outcome.type} title={outcome.title}>
          {outcome.message}
        </MessagePanel>
      )}
    </Stack>
  );
}
