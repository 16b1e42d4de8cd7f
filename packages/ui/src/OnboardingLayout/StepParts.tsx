import type { ComponentPropsWithRef } from 'react';
import { Actions, Column, FinalHeading, Heading } from './OnboardingLayout.styles';

export interface StepHeadingProps extends ComponentPropsWithRef<'h2'> {
  /** 'final': the largest words of the portal, for the message a questionnaire ends with. @default 'step' */
  size?: 'step' | 'final';
}

/** Title of a step, an h2. It takes focus from scripts, for the change from one step to the next. */
export function StepHeading({ size = 'step', ...props }: StepHeadingProps) {
  const Title = size === 'final' ? FinalHeading : Heading;
  return <Title tabIndex={-1} {...props} />;
}

export type StepColumnProps = ComponentPropsWithRef<'div'>;

/** The fields of a step in a column that is pleasant to read; rows and drop zones stand outside, as wide as the page. */
export function StepColumn(props: StepColumnProps) {
  return <Column {...props} />;
}

export type StepActionsProps = ComponentPropsWithRef<'div'>;

/** Foot of a step: the way back at the left, the way on at the right; on a phone under each other, the way on first. */
export function StepActions(props: StepActionsProps) {
  return <Actions {...props} />;
}
