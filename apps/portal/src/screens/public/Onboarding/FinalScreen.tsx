import { onboardingPath } from '@doblaje/domain/onboarding';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal, useSession } from '../../../portal/portal';
import { FinalTitle } from './answers/OnboardingStep';
import { RECEIVED } from './sending/AlreadySent';
import { useSendingState } from './sending/portalSending';

/** The text where nothing is sent (spec §2): nobody should wait for an answer that cannot come. */
const NOT_SENT =
  'Terminaste el cuestionario. No se envió nada: tus respuestas y videos están solo en esta página y se pierden al cerrarla.';

/** Step 5 of the questionnaire: the final message (spec §2). With `SEND_APPLICATIONS` it says whether the application was sent. */
export function FinalScreen() {
  const { config } = usePortal();
  const { token } = useSession();
  // Remember the state on arrival: a log-out resets the sending, but the application has arrived all the same.
  const [wasSent] = useState(useSendingState().phase === 'done');
  const isUnsent = config.sendApplications && !wasSent;
  return (
    <>
      <FinalTitle>Final, bienvenido a {config.brand}</FinalTitle>
      <Stack gap="section">
        <p>{words({ ...config, isUnsent, hasSession: token !== null })}</p>
        <ButtonRow>
          {isUnsent ? (
            <LinkButton href={onboardingPath(4)}>Ir a enviarla</LinkButton>
          ) : token ? (
            <LinkButton href="/home">Volver al inicio</LinkButton>
          ) : (
            <>
              {!config.sendApplications && <LinkButton href="/register">Registrarse</LinkButton>}
              <LinkButton href="/login" variant={config.sendApplications ? 'primary' : 'secondary'}>
                Ir a inicio sesión
              </LinkButton>
            </>
          )}
        </ButtonRow>
      </Stack>
    </>
  );
}

interface Ending {
  sendApplications: boolean;
  /** The application can be sent but was not. */
  isUnsent: boolean;
  hasSession: boolean;
}

function words({ sendApplications, isUnsent, hasSession }: Ending): string {
  if (isUnsent) return 'Tu postulación aún no se ha enviado.';
  if (sendApplications) return RECEIVED;
  return hasSession
    ? `${NOT_SENT} Para que el estudio te conozca, completa tu ficha en Principal.`
    : `${NOT_SENT} Para que el estudio te conozca, crea tu cuenta y completa tu ficha.`;
}
