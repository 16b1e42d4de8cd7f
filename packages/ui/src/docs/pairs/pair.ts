import type { ReactNode } from 'react';

/** A do and a don't of a component as pictures, drawn by the components themselves. */
export interface Pair {
  does: ReactNode;
  dont: ReactNode;
  /** Which of the guide's sentences each shows: the first unless told. */
  of?: readonly [does: number, dont: number];
}
