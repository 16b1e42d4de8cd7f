import { ApiError, send } from '@doblaje/contract/client';
import {
  CHANGE_PASSWORD_INITIAL,
  type ChangePasswordValues,
  validateChangePassword,
} from '@doblaje/domain/forms/changePassword';
import { createForm, toSubmitErrors } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { WriteToStudio } from '../../../shell/WriteToStudio';
import { MissingToken } from './MissingToken';

const ChangePassword = createForm<ChangePasswordValues>();

const FIELDS = ['password', 'passwordConfirmation'] as const;

/** What the refusal makes useless: the mail's link, or the invitation. */
function deadBy(refusal: ApiError | undefined): 'link' | 'invitation' | null {
  if (refusal?.code === 'INVITATION_WITHDRAWN') return 'invitation';
  return refusal?.code === 'LINK_INVALID' ? 'link' : null;
}

/** The token: from the path, else the query's `tokenId`, else its `token` (spec §2). */
function useToken(): string {
  const { tokenId } = useParams();
  const search = new URLSearchParams(useLocation().search);
  return tokenId || search.get('tokenId') || search.get('token') || '';
}

/**
 * Change password (spec §2). A failure has no message (spec §8) unless REPORT_FAILURES is on. An error of a field stands at the field
 * either way (product.md §1).
 */
export function ChangePasswordScreen() {
  const { client, config, notices } = usePortal();
  const navigate = useNavigate();
  const token = useToken();
  const [dead, setDead] = useState<'link' | 'invitation' | null>(null);
  if (!token) return <MissingToken />;

  async function change(values: ChangePasswordValues) {
    try {
      await send(client.auth.users['change-password'].$post({ json: { ...values, token } }));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      if (config.reportFailures) {
        notices.notify({
          type: 'error',
          title: 'No pudimos cambiar tu contraseña',
          message: refusal?.message,
        });
        setDead(deadBy(refusal));
      }
      const known = refusal?.errors.filter(({ field }) => FIELDS.some((name) => name === field));
      return toSubmitErrors<ChangePasswordValues>(known, FIELDS);
    }
    notices.notify({
      type: 'success',
      title: 'Contraseña cambiada',
      message: 'Inicia sesión con tu nueva contraseña.',
    });
    void navigate('/login');
  }

  return (
    <Stack gap="section">
      <PageHeading level="public">Cambio de contraseña</PageHeading>
      {dead === 'invitation' && (
        <MessagePanel type="error" title="El estudio retiró esta invitación">
          Su enlace ya no sirve.{' '}
          <WriteToStudio
            sentence="Si crees que es un error, escríbele al estudio"
            otherwise="Si crees que es un error, pregunta a quien te invitó."
          />
        </MessagePanel>
      )}
      {dead === 'link' && (
        <MessagePanel type="error" title="El enlace ya no es válido">
          Se usó, venció o te enviamos uno más nuevo.{' '}
          <Link href="/auth/recover-password">Pedir un enlace nuevo</Link>
        </MessagePanel>
      )}
      <ChangePassword.Form
        onSubmit={change}
        validate={validateChangePassword}
        initialValues={CHANGE_PASSWORD_INITIAL}
      >
        <Stack>
          <ChangePassword.FormSummary />
          <ChangePassword.PasswordFormField
            name="password"
            label="Contraseña"
            help="8 caracteres o más"
            autoComplete="new-password"
            size="lg"
          />
          <ChangePassword.PasswordFormField
            name="passwordConfirmation"
            label="Verificar contraseña"
            autoComplete="new-password"
            size="lg"
          />
          <ChangePassword.SubmitButton isBlock pendingText="Guardando...">
            Guardar
          </ChangePassword.SubmitButton>
        </Stack>
      </ChangePassword.Form>
    </Stack>
  );
}
