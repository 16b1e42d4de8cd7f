import type { CSSProperties, ReactElement, RefCallback } from 'react';

/** Extra props that every component gets; each case spreads them. */
export interface Probe {
  ref: RefCallback<Element>;
  id: string;
  className: string;
  style: CSSProperties;
  'data-probe': string;
  'aria-describedby': string;
}

/** How to render a component, and where the caller's own props end up. */
export interface ConformanceCase {
  render: (probe: Probe) => ReactElement;
  /**
   * `root`: all of them on one element. `control`: `ref`, `id` and `aria-*` on the control; `className`, `style` and
   * `data-*` on the root around it. `named`: all of them on the root, except `aria-*`, which go on the inner part
   * that has the name. `none`: the component has no element of its own for them; the text says why.
   * @default 'root'
   */
  forwards?: 'root' | 'control' | 'named' | { none: string };
  /** Why the server's HTML has style attributes, which a strict policy blocks. Left out where it has none. */
  inlineStyle?: string;
}
