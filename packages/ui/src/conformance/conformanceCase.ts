import type { CSSProperties, ReactElement, RefCallback } from 'react';

/** What every component is given on top of its own props; each case spreads it. */
export interface Probe {
  ref: RefCallback<Element>;
  id: string;
  className: string;
  style: CSSProperties;
  'data-probe': string;
  'aria-describedby': string;
}

/** How a component is rendered, and where what a caller adds ends up. */
export interface ConformanceCase {
  render: (probe: Probe) => ReactElement;
  /**
   * `root`: all of it on one element. `control`: `ref`, `id` and `aria-*` on the control, `className`, `style` and
   * `data-*` on the root around it. `named`: all of it on the root save `aria-*`, which is on the part inside that has the
   * name. `none`: a component without an element of its own to give them to, and why.
   * @default 'root'
   */
  forwards?: 'root' | 'control' | 'named' | { none: string };
}
