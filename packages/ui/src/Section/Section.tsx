import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Frame, Head, Title } from './Section.styles';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The section's heading, which also names it. */
  title: ReactNode;
  /** 3 within what has a heading of its own, a drawer say: it has no rule. @default 2 */
  headingLevel?: 2 | 3;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section under an ink rule, as on a script sheet; a smaller one is told by its heading alone. */
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
