import { ApiError, send } from '@doblaje/contract/client';
import { LOGIN_INITIAL, type LoginValues, validateLogin } from '@doblaje/domain/forms/login';
import { FootNote } from '@doblaje/ui/FootNote';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { type ComponentType, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { formFailure } from '../../../edits/formFailure';
import { usePortal } from '../../../portal/portal';
import { afterLoginPath, withReturn } from '../../../session/returnPaths';
import { useReturning } from '../../../session/useReturning';
import type { Applying } from './loader';

const Login = createForm<LoginValues>();

interface Refused {
  email: string;
  ResendActivation: ComponentType<{ email: string }>;
}

/** Milliseconds to wait for the offer below. A hanging network must not delay the error message longer. */
const PATIENCE = 2000;

/**
 * Offers to resend the activation mail after a refused login. Few people need it, so it is not in the code that every visitor loads. It
 * loads before the refusal shows, so that nothing moves under the pointer afterwards. If it fails to load, there is no offer.
 */
const offerActivation = (email: string, show: (refused: Refused) => void) =>
  Promise.race([
    import('./ResendActivation').then(
      ({ ResendActivation }) => show({ email, ResendActivation }),
      () => {},
    ),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);

/** Login (product.md §3): email and password. Afterwards it leads to the requested page, or to /home. */
export function LoginScreen() {
  const { client, session } = usePortal();
  const { search } = useLocation();
  const navigate = useNavigate();
  const applying = useLoaderData<Applying | null>();
  const returning = useReturning();
  const [refused, setRefused] = useState<Refused | null>(null);

  async function logIn(values: LoginValues) {
    const email = values.email.trim();
    setRefused(null);
    try {
      session.start(
        await send(client.auth.users.auth.login.$post({ json: { email, password: values.password } })),
      );
    } catch (error) {
      // A wrong email or password and an inactive account get the same message (product.md §3).
      if (error instanceof ApiError && error.status === 422 && error.errors.length === 0)
        await offerActivation(email, setRefused);
      return formFailure<LoginValues>(error, ['email', 'password']);
    }
    // Wait for the next page, so that the button keeps showing 'Iniciando sesión...'.
    await navigate(afterLoginPath(search), { replace: true });
  }

  return (
    <>
      <Stack gap="section">
        <PageHeading level="public" sub={returning.isToSend ? applying?.KEPT_WORDS : undefined}>
          Iniciar sesión
        </PageHeading>
        <Login.Form onSubmit={logIn} validate={validateLogin} initialValues={LOGIN_INITIAL}>
          <Stack>
            <Login.FormSummary />
            {refused && <refused.ResendActivation email={refused.email} />}
            <Login.TextFormField
              name="email"
              label="Correo electrónico"
              type="email"
              inputMode="email"
              autoComplete="username"
              placeholder="nombre@correo.cl"
              size="lg"
            />
            <Stack gap="close">
              <Login.PasswordFormField
                name="password"
                label="Contraseña"
                autoComplete="current-password"
                size="lg"
              />
              <p>
                <Link href={withReturn('/auth/recover-password', returning.search)} isStandalone>
                  ¿Olvidaste tu contraseña?
                </Link>
              </p>
            </Stack>
            <Login.SubmitButton variant="primary" isBlock pendingText="Iniciando sesión...">
              Iniciar sesión
            </Login.SubmitButton>
          </Stack>
        </Login.Form>
      </Stack>
      <FootNote>
        ¿Aún no tienes cuenta? <Link href={withReturn('/register', returning.search)}>Registrarse</Link>
      </FootNote>
      {applying && <applying.ApplyNote />}
    </>
  );
}
