/** Directions from a cell of a grid. */
export type Way =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'start'
  | 'end'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** Where a key leads: arrows, Home and End, with Control the ends of the grid, pages. Undefined for any other key. */
export function wayOf(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): Way | undefined {
  const way = WAYS[event.key];
  if (event.altKey) return undefined;
  if (!event.ctrlKey && !event.metaKey) return way;
  return way === 'start' ? 'first' : way === 'end' ? 'last' : undefined;
}
