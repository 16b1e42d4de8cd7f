import { ApiError, send } from '@doblaje/contract/client';
import { RECOVER_INITIAL, type RecoverValues, validateRecover } from '@doblaje/domain/forms/recover';
import { FootNote } from '@doblaje/ui/FootNote';
import { createForm, toSubmitErrors } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { withReturn } from '../../../session/returnPaths';
import { useReturning } from '../../../session/useReturning';

const Recover = createForm<RecoverValues>();

/** Recover password (spec §2). Success leads to /login; a failure shows a toast (spec §8). */
export function RecoverScreen() {
  const { client, notices } = usePortal();
  const navigate = useNavigate();
  const { search } = useReturning();

  async function recover({ email }: RecoverValues) {
    try {
      await send(client.auth.users['send-mail'].resetpassword.$post({ json: { email: email.trim() } }));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      notices.notify({
        type: 'error',
        title: 'Error al intentar recuperar la contraseña',
        message: refusal?.message,
      });
      return toSubmitErrors<RecoverValues>(refusal?.errors, ['email']);
    }
    notices.notify({
      type: 'success',
      title: 'Revisa tu correo',
      message:
        'Si la dirección tiene una cuenta, te llegará un enlace para cambiar la contraseña. Dura 60 minutos.',
    });
    void navigate(withReturn('/login', search));
  }

  return (
    <>
      <Stack gap="section">
        <PageHeading level="public" sub="Ingresa tu correo electrónico para recuperar.">
          Recuperar contraseña
        </PageHeading>
        <Recover.Form onSubmit={recover} validate={validateRecover} initialValues={RECOVER_INITIAL}>
          <Stack>
            <Recover.FormSummary />
            <Recover.TextFormField
              name="email"
              label="Correo electrónico"
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="nombre@correo.cl"
              size="lg"
            />
            <Recover.SubmitButton isBlock pendingText="Enviando...">
              Enviar
            </Recover.SubmitButton>
          </Stack>
        </Recover.Form>
      </Stack>
      <FootNote>
        <Link href={withReturn('/login', search)} isStandalone>
          Iniciar sesión
        </Link>
      </FootNote>
    </>
  );
}
