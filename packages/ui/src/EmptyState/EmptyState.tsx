import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { StateSize } from '../ground/state/look';
import { Action, Block, Sentence, Tape, Title } from '../ground/state/State.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing: 'Aún no hay documentos'. */
  title: ReactNode;
  /** One sentence: what to do, or when entries will appear. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** Room around it: alone on a page, or inside a card. @default 'page' */
  size?: StateSize;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A list without entries: a flat line that says what is missing and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  size = 'page',
  headingLevel = 2,
  ...props
}: EmptyStateProps) {
  return (
    <Block {...props} $size={size}>
      <Tape viewBox="0 0 180 28" aria-hidden="true">
        <path d="M0 14H180" />
        <path className="lamp" d="M44 2V26" />
      </Tape>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Sentence>{children}</Sentence>}
      {action !== undefined && <Action>{action}</Action>}
    </Block>
  );
}
