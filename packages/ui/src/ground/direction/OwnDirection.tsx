import type { ReactNode } from 'react';

/** Whether it is a text, such as a RUT, a date with a time, a telephone number or an amount. */
const isText = (value: ReactNode): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * `dir` for a box that shows a value. In a page that runs from right to left, figures and signs would change places: a text decides by
 * its own first letter, and figures alone run from left to right. A caller's own elements stay as they are.
 */
export const dirOf = (value: ReactNode): 'auto' | undefined => (isText(value) ? 'auto' : undefined);

/** A value between other words, or in a box that has to keep the direction of the page. */
export function OwnDirection({ of: value }: { of: ReactNode }) {
  return isText(value) ? <bdi>{value}</bdi> : value;
}
