import { ApiError, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal } from '../../portal';

/** Asks for another activation mail. The button stays, so that the focus does; what happened is told below it. */
export function ResendActivation({ email }: { email: string }) {
  const { client } = usePortal();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function resend() {
    setSending(true);
    setOutcome('');
    try {
      await send(client.auth.users.auth['resend-activation'].$post({ json: { email } }));
      setOutcome('Te enviamos un correo con un nuevo enlace de activación.');
    } catch (error) {
      setOutcome(
        error instanceof ApiError ? error.message : 'No pudimos enviar el correo. Inténtalo de nuevo.',
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack gap="tight">
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
      <p role="status">{outcome}</p>
    </Stack>
  );
}
