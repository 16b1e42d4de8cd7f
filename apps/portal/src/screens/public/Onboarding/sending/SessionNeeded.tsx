import { onboardingPath } from '@doblaje/domain/onboarding';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { registerPath } from '../../../../session/registerPath';
import { loginPath } from '../../../../session/returnPaths';

const HERE = onboardingPath(4);

/** Says why a session is needed and what happens to the answers and files, with the two ways to get one. */
export function SessionNeeded({
  isExpired,
  isKept,
}: {
  /** Whether a session ended during the sending. */
  isExpired: boolean;
  /** Whether there are answers to keep. A log-out in another tab leaves none. */
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
