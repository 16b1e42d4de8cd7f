import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Column, FinalHeading, Foot, Heading, Lede, Note } from './OnboardingLayout.styles';

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

export type StepLedeProps = ComponentPropsWithRef<'div'>;

/** What a step says before its first field: what it asks for, what one had better know. */
export function StepLede(props: StepLedeProps) {
  return <Lede {...props} />;
}

export interface StepActionsProps extends ComponentPropsWithRef<'div'> {
  /** Why there is no way on yet: above the buttons, where a disabled one makes one look. */
  note?: ReactNode;
}

/** Foot of a step: the way back at the left, the way on at the right; on a phone under each other, the way on first. */
export function StepActions({ note, children, ...props }: StepActionsProps) {
  return (
    <Foot {...props}>
      {note && <Note>{note}</Note>}
      <Actions>{children}</Actions>
    </Foot>
  );
}
