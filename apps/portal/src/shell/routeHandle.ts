import type { BandLine } from './bands';

/** What a public route tells its layout: its line on the rythmo band. Titles come from domain. */
export interface RouteHandle {
  /** The line may depend on the state of the page's history entry. */
  band: BandLine | ((state: unknown) => BandLine);
}
