import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Body, Frame, Head, Title } from './Card.styles';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The card's heading, which also names it. Without it there is no head. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** Content reaches the card's edges: a table with its toolbar and pagination. @default false */
  isFlush?: boolean;
}

/** A white sheet with a hairline, for tables and asides only; the rest of a page is a `Section`. */
export function Card({ title, headingLevel = 2, actions, children, isFlush = false, ...props }: CardProps) {
  const id = useId();
  const hasTitle = title !== undefined;
  return (
    <Frame aria-labelledby={hasTitle ? id : undefined} {...props}>
      {(hasTitle || actions !== undefined) && (
        <Head>
          {hasTitle && (
            <Title as={`h${headingLevel}`} id={id}>
              {title}
            </Title>
          )}
          {actions}
        </Head>
      )}
      {isFlush ? children : <Body>{children}</Body>}
    </Frame>
  );
}
