import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Frame, Head, Title } from './Section.styles';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The section's heading. It also names the section. */
  title: ReactNode;
  /** Use 3 inside a part with its own heading, for example a drawer. Level 3 has no rule above it. @default 2 */
  headingLevel?: 2 | 3;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section under an ink rule, as on a script sheet. At level 3 only the heading marks it. */
export function Section({ title, headingLevel = 2, actions, children, ...props }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} {...props} $level={headingLevel}>
      <Head>
        <Title as={`h${headingLevel}`} id={id}>
          {title}
        </Title>
        {actions}
      </Head>
      {children}
    </Frame>
  );
}
