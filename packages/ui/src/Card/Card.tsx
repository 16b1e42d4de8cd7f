import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Body, Frame, Head, Title } from './Card.styles';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The card's heading, which also names the card. Without it the card has no head. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** The content reaches the card's edges, for example a table with its toolbar and pagination. @default false */
  isFlush?: boolean;
}

/** A white sheet with a hairline, for tables and asides only. Use a `Section` for the rest of a page. */
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
