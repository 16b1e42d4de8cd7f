import type { ReactNode } from 'react';

/**
 * `dir` for a box that shows a value: a RUT, a date with a time, a telephone number, an amount. In a page that runs from right to left,
 * figures and signs would change places. A text decides by its own first letter, and figures alone run from left to right. A caller's own
 * elements stay as they are.
 */
export const dirOf = (value: ReactNode) => (value && typeof value !== 'object' ? 'auto' : undefined);
