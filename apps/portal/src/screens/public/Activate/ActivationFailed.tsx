import { send } from '@doblaje/contract/client';
import { RECOVER_INITIAL, type RecoverValues, validateResendActivation } from '@doblaje/domain/forms/recover';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { formFailure } from '../../../edits/formFailure';
import { usePortal } from '../../../portal/portal';
import { MailSent } from '../Register/MailSent';

const Resend = createForm<RecoverValues>();

/** Shown with REPORT_FAILURES: says why the account is not active, and offers a new link (product.md §1). */
export function ActivationFailed() {
  const { client } = usePortal();
  const [isSent, setSent] = useState(false);

  async function resend({ email }: RecoverValues) {
    try {
      await send(client.auth.users.auth['resend-activation'].$post({ json: { email: email.trim() } }));
    } catch (error) {
      return formFailure<RecoverValues>(error, ['email']);
    }
    setSent(true);
  }

  if (isSent) return <MailSent />;
  return (
    <Stack gap="section">
      <PageHeading level="public">Activación de cuenta</PageHeading>
      <MessagePanel type="error" title="No pudimos activar tu cuenta">
        El enlace no es válido o ya venció. Escribe tu correo y te enviamos uno nuevo.
      </MessagePanel>
      <Resend.Form onSubmit={resend} validate={validateResendActivation} initialValues={RECOVER_INITIAL}>
        <Stack>
          <Resend.FormSummary />
          <Resend.TextFormField
            name="email"
            label="Correo electrónico"
            type="email"
            inputMode="email"
            autoComplete="email"
            size="lg"
          />
          <Resend.SubmitButton isBlock pendingText="Enviando...">
            Enviar un nuevo enlace
          </Resend.SubmitButton>
        </Stack>
      </Resend.Form>
    </Stack>
  );
}
