import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';

/** The change-password page without a token (spec §2), with the ways on. */
export function MissingToken() {
  return (
    <Stack gap="section">
      <PageHeading level="public" sub="No se encontró un token válido para cambiar la contraseña.">
        Error
      </PageHeading>
      <ButtonRow>
        <LinkButton href="/auth/recover-password">Recuperar contraseña</LinkButton>
        <LinkButton href="/login" variant="secondary">
          Iniciar sesión
        </LinkButton>
      </ButtonRow>
    </Stack>
  );
}
