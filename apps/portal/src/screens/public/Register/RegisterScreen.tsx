import { send } from '@doblaje/contract/client';
import { REGISTER_INITIAL, type RegisterValues, validateRegister } from '@doblaje/domain/forms/register';
import { FootNote } from '@doblaje/ui/FootNote';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { formFailure } from '../../../edits/formFailure';
import { usePortal } from '../../../portal/portal';
import { withReturn } from '../../../session/returnPaths';
import { useReturning } from '../../../session/useReturning';
import { ApplyNote, KEPT_WORDS } from '../Onboarding/ApplyNote';
import { MailSent } from './MailSent';

const Register = createForm<RegisterValues>();

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'passwordConfirmation'] as const;

/** Registration (product.md §3), then 'Revisa tu correo'. The page does not tell whether the address already had an account. */
export function RegisterScreen() {
  const { client, config } = usePortal();
  const returning = useReturning();
  const [isSent, setSent] = useState(false);

  async function register(values: RegisterValues) {
    try {
      await send(client.auth.users.auth.register.$post({ json: { ...values, email: values.email.trim() } }));
    } catch (error) {
      return formFailure<RegisterValues>(error, FIELDS);
    }
    setSent(true);
  }

  if (isSent) return <MailSent />;
  return (
    <>
      <Stack gap="section">
        <PageHeading
          level="public"
          sub={
            returning.isToSend ? KEPT_WORDS : 'Crea tu cuenta para postular como técnico, actor o traductor.'
          }
        >
          Registrarse
        </PageHeading>
        <Register.Form onSubmit={register} validate={validateRegister} initialValues={REGISTER_INITIAL}>
          <Stack>
            <Register.FormSummary />
            <FormGrid gap="narrow">
              <Register.TextFormField name="first_name" label="Nombre" autoComplete="given-name" size="lg" />
              <Register.TextFormField
                name="last_name"
                label="Apellido"
                autoComplete="family-name"
                size="lg"
              />
            </FormGrid>
            <Register.TextFormField
              name="email"
              label="Correo electrónico"
              type="email"
              inputMode="email"
              autoComplete="email"
              size="lg"
            />
            <Register.PasswordFormField
              name="password"
              label="Contraseña"
              help="8 caracteres o más"
              autoComplete="new-password"
              size="lg"
            />
            <Register.PasswordFormField
              name="passwordConfirmation"
              label="Verificar contraseña"
              autoComplete="new-password"
              size="lg"
            />
            <Register.SubmitButton isBlock pendingText="Registrando...">
              Registrarse
            </Register.SubmitButton>
          </Stack>
        </Register.Form>
      </Stack>
      <FootNote>
        ¿Ya tienes cuenta? <Link href={withReturn('/login', returning.search)}>Iniciar sesión</Link>
      </FootNote>
      {config.sendApplications && <ApplyNote />}
    </>
  );
}
