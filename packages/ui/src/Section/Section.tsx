import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Frame, Head, Title } from './Section.styles';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The section's h2, which also names it. */
  title: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section under an ink rule, as on a script sheet. */
export function Section({ title, actions, children, ...props }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} {...props}>
      <Head>
        <Title id={id}>{title}</Title>
        {actions}
      </Head>
      {children}
    </Frame>
  );
}
