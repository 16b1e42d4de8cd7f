import type { BandLine } from './bands';

/** What a public route says of itself to its layout: its line on the rythmo band. Titles are domain's. */
export interface RouteHandle {
  /** May depend on what has become of the page (the state of its entry in the history). */
  band: BandLine | ((state: unknown) => BandLine);
}
