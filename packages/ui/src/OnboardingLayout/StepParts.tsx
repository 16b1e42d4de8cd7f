import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Column, FinalHeading, Foot, Heading, Lede, Note } from './OnboardingLayout.styles';

export interface StepHeadingProps extends ComponentPropsWithRef<'h2'> {
  /** 'final' gives the portal's largest words, for the message at the end of a questionnaire. @default 'step' */
  size?: 'step' | 'final';
}

/** Title of a step, an h2. Scripts focus it when the step changes. */
export function StepHeading({ size = 'step', ...props }: StepHeadingProps) {
  const Title = size === 'final' ? FinalHeading : Heading;
  return <Title tabIndex={-1} {...props} />;
}

export type StepColumnProps = ComponentPropsWithRef<'div'>;

/** The fields of a step, in a column of a readable width. Rows and drop zones stand outside, as wide as the page. */
export function StepColumn(props: StepColumnProps) {
  return <Column {...props} />;
}

export type StepLedeProps = ComponentPropsWithRef<'div'>;

/** The text before the step's first field: what the step asks for, and good advice. */
export function StepLede(props: StepLedeProps) {
  return <Lede {...props} />;
}

export interface StepActionsProps extends ComponentPropsWithRef<'div'> {
  /** Why the person cannot go on yet. It stands above the buttons, because a disabled button draws the eye there. */
  note?: ReactNode;
}

/** The foot of a step. The button to go back is at the left, the one to go on at the right. On a phone they stack, going on first. */
export function StepActions({ note, children, ...props }: StepActionsProps) {
  return (
    <Foot {...props}>
      {note && <Note>{note}</Note>}
      <Actions>{children}</Actions>
    </Foot>
  );
}
