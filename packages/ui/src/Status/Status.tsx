import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { StatusShape } from './look';
import { Glyph, Line } from './Status.styles';

/* Each state has its own shape, so that nobody depends on colours. The rings are thinner than the strokes. */
const shapes: Record<StatusShape, ReactNode> = {
  done: <path d="M1 6.5 4.5 10 11 2.5" />,
  inProgress: (
    <>
      <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" stroke="none" />
      <circle cx="6" cy="6" r="5" strokeWidth="1.6" />
    </>
  ),
  waiting: <circle cx="6" cy="6" r="5" strokeWidth="1.6" />,
  draft: <circle cx="6" cy="6" r="5" strokeWidth="1.6" strokeDasharray="2.2 2" />,
  paused: <path d="M3.5 2v8M8.5 2v8" />,
  cancelled: <path d="m2 2 8 8M10 2l-8 8" />,
};

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  /** A check means done, a half disc in progress, a ring waiting, a dashed ring draft, two bars paused, a cross cancelled or rejected. */
  shape: StatusShape;
  /** The state in words: 'Entregado'. The shape only repeats it. */
  children: ReactNode;
}

/** A state, as a shape and a word. */
export function Status({ shape, children, ...props }: StatusProps) {
  return (
    <Line data-part="status" data-shape={shape} {...props}>
      <Glyph viewBox="0 0 12 12" aria-hidden="true" $shape={shape}>
        {shapes[shape]}
      </Glyph>
      <span>{children}</span>
    </Line>
  );
}
