import { onboardingPath } from '@doblaje/domain/onboarding';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal, useSession } from '../../portal';
import { FinalTitle } from './OnboardingStep';
import { RECEIVED } from './sending/AlreadySent';
import { useSendingState } from './sending/portalSending';

/** Step 5 of the questionnaire: the final message (spec §2), and with `SEND_APPLICATIONS` whether it was sent. */
export function FinalScreen() {
  const { config } = usePortal();
  const { token } = useSession();
  // As it was on coming here: a log-out forgets the sending, and not that it arrived.
  const [wasSent] = useState(useSendingState().phase === 'done');
  const isUnsent = config.sendApplications && !wasSent;
  return (
    <>
      <FinalTitle>Final, bienvenido a {config.brand}</FinalTitle>
      <Stack gap="section">
        <p>{words(config.sendApplications, isUnsent)}</p>
        <p>
          {isUnsent ? (
            <LinkButton href={onboardingPath(4)}>Ir a enviarla</LinkButton>
          ) : token ? (
            <LinkButton href="/home">Volver al inicio</LinkButton>
          ) : (
            <LinkButton href="/login">Ir a inicio sesión</LinkButton>
          )}
        </p>
      </Stack>
    </>
  );
}

function words(isSent: boolean, isUnsent: boolean): string {
  if (isUnsent) return 'Tu postulación aún no se ha enviado.';
  return isSent ? RECEIVED : 'Terminaste el cuestionario.';
}
