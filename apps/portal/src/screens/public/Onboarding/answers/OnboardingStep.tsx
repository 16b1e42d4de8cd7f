import { routeFor } from '@doblaje/domain/access';
import { onboardingPath, onboardingStep, previousOnboardingStep } from '@doblaje/domain/onboarding';
import { Icon } from '@doblaje/ui/IconSet';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { StepActions, StepHeading } from '@doblaje/ui/OnboardingLayout';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The step in the address, 1 to 5; 1 for any other address. */
export function useOnboardingStep() {
  return onboardingStep(useLocation().pathname.split('/')[2]) ?? 1;
}

/** A step's title, taken from the route (the domain's table). It takes the focus after a change of step. */
export function StepTitle() {
  return <StepHeading data-page-heading="">{routeFor(useLocation().pathname)?.title}</StepHeading>;
}

/** The final message, in the place of the title. */
export function FinalTitle({ children }: { children: ReactNode }) {
  return (
    <StepHeading size="final" data-page-heading="">
      {children}
    </StepHeading>
  );
}

/** The text of the button or link to the next step. */
export function ContinueWords() {
  return (
    <>
      Continuar
      <Icon of={ArrowRight} />
    </>
  );
}

/**
 * The buttons of a step: 'Volver' (except in the first step) and the button to the next step.
 * @param note why the candidate cannot continue yet
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
