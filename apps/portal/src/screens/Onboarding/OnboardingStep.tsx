import { routeFor } from '@doblaje/domain/access';
import { onboardingPath, onboardingStep, previousOnboardingStep } from '@doblaje/domain/onboarding';
import { Icon } from '@doblaje/ui/IconSet';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { StepActions, StepHeading } from '@doblaje/ui/OnboardingLayout';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The step of the questionnaire that an address shows, 1 to 5; the first one for any other address. */
export function useOnboardingStep() {
  return onboardingStep(useLocation().pathname.split('/')[2]) ?? 1;
}

/** A step's title, the route's own (domain's table). Takes the focus after a change of step. */
export function StepTitle() {
  return <StepHeading data-page-heading="">{routeFor(useLocation().pathname)?.title}</StepHeading>;
}

/** The final message in place of a title. */
export function FinalTitle({ children }: { children: ReactNode }) {
  return (
    <StepHeading size="final" data-page-heading="">
      {children}
    </StepHeading>
  );
}

/** The words of what leads on. */
export function ContinueWords() {
  return (
    <>
      Continuar
      <Icon of={ArrowRight} />
    </>
  );
}

/**
 * The ways on from a step: 'Volver' (not in the first one), and what leads on.
 * @param note why there is no way on yet
 * @param children a button or link with `ContinueWords`
 */
export function StepWays({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const previous = previousOnboardingStep(useOnboardingStep());
  return (
    <StepActions note={note}>
      {previous !== null && (
        <LinkButton href={onboardingPath(previous)} variant="secondary" icon={<Icon of={ArrowLeft} />}>
          Volver
        </LinkButton>
      )}
      {children}
    </StepActions>
  );
}
