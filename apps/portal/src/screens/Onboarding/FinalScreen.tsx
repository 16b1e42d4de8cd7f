import { LinkButton } from '@doblaje/ui/LinkButton';
import { Stack } from '@doblaje/ui/Stack';
import { usePortal, useSession } from '../../portal';
import { FinalTitle } from '../../shell/OnboardingStep';

/** Step 5 of the questionnaire: the final message (spec §2). */
export function FinalScreen() {
  const { config } = usePortal();
  const { token } = useSession();
  return (
    <>
      <FinalTitle>Final, bienvenido a {config.brand}</FinalTitle>
      <Stack gap="section">
        <p>Terminaste el cuestionario.</p>
        <p>
          {token ? (
            <LinkButton href="/home">Volver al inicio</LinkButton>
          ) : (
            <LinkButton href="/login">Ir a inicio sesión</LinkButton>
          )}
        </p>
      </Stack>
    </>
  );
}
