import { onboardingPath } from '@doblaje/domain/onboarding';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { registerPath } from '../../../session/registerPath';
import { loginPath } from '../../../session/returnPaths';

const HERE = onboardingPath(4);

/** Why there has to be a session, what happens to what was typed and chosen, and the two ways to one. */
export function SessionNeeded({
  isExpired,
  isKept,
}: {
  /** There was one, and it ended in the midst of the sending. */
  isExpired: boolean;
  /** Something is there to keep: a log-out in another tab leaves nothing. */
  isKept: boolean;
}) {
  return (
    <MessagePanel
      type={isExpired ? 'warning' : 'info'}
      title={isExpired ? 'Tu sesión terminó' : 'Para enviar tu postulación necesitas una cuenta'}
      action={
        <ButtonRow>
          <LinkButton href={loginPath(HERE)} variant="secondary" size="sm">
            Iniciar sesión
          </LinkButton>
          {!isExpired && (
            <LinkButton href={registerPath(HERE)} variant="secondary" size="sm">
              Registrarse
            </LinkButton>
          )}
        </ButtonRow>
      }
    >
      {[
        isExpired && 'Inicia sesión de nuevo: volverás aquí y el envío seguirá donde quedó.',
        isKept && 'Tus respuestas y archivos se conservan mientras no cierres ni recargues esta pestaña.',
        !isExpired &&
          'Si te registras, activa tu cuenta desde el correo, aunque sea en otra pestaña: al iniciar sesión podrás enviarla desde aquí.',
      ]
        .filter(Boolean)
        .join(' ')}
    </MessagePanel>
  );
}
