import { onboardingPath } from '@doblaje/domain/onboarding';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { ContinueWords, StepWays } from '../answers/OnboardingStep';

/** The text after the application has arrived. */
export const RECEIVED = 'Recibimos tu postulación. Te avisaremos cuando la hayamos revisado.';

/** Step 4 for a candidate who comes back after sending. */
export function AlreadySent() {
  return (
    <>
      <MessagePanel type="success" title="Ya enviaste tu postulación">
        {RECEIVED}
      </MessagePanel>
      <StepWays>
        <LinkButton href={onboardingPath(5)}>
          <ContinueWords />
        </LinkButton>
      </StepWays>
    </>
  );
}
