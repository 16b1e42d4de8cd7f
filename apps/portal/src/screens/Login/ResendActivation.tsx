import { ApiError, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal } from '../../portal';

type Outcome = { type: 'success' | 'error'; title: string; message?: string };

const SENT: Outcome = {
  type: 'success',
  title: 'Revisa tu correo',
  // Whether there is an account is told to nobody but its owner.
  message: 'Si la dirección tiene una cuenta, te llegará un mensaje para activarla.',
};

/**
 * Beneath a refused login, for who forgot the mail's link (product.md §3): asks for another one. The button stays, so that
 * the focus does; what happened is told below it.
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
