import type { ComponentPropsWithRef } from 'react';
import { Actions, Heading } from './OnboardingLayout.styles';

export type StepHeadingProps = ComponentPropsWithRef<'h2'>;

/** Title of a step, an h2. It takes focus from scripts, for the change from one step to the next. */
export function StepHeading(props: StepHeadingProps) {
  return <Heading tabIndex={-1} {...props} />;
}

export type StepActionsProps = ComponentPropsWithRef<'div'>;

/** Foot of a step: the way back at the left, the way on at the right; on a phone under each other, the way on first. */
export function StepActions(props: StepActionsProps) {
  return <Actions {...props} />;
}
