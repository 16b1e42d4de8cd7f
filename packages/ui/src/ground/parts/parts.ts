/**
 * Parts that no role finds and that take no props of yours, by the value of their `data-part`.
 * They are public like the props: only a major version removes or renames one.
 */
export const PARTS = {
  avatar:
    'Square with the initials of a person: `Avatar`, alone and in `TopBar`, `PersonHeading`, the drawer of `Sidebar`',
  corner:
    'One of the four places where notifications of `NotificationRegion` float; `data-position` says which',
  file: 'Row of a file in `Dropzone`; `data-state` says how far it is',
  'in-bar': 'Where notifications of `NotificationRegion` stand in a top bar',
  'in-flow': 'Where notifications of `NotificationRegion` that never close by themselves stand in the page',
  lamp: 'Red dot: `Lamp`, alone and on an entry of `Sidebar` that asks for attention',
  page: 'A page of `PdfViewer`, around its `canvas`; `data-page` is its number, from 1',
  scrim:
    'What lies over the page behind `Dialog`, `AlertDialog`, an overlaid `Drawer` and the drawer of `Sidebar`',
  skeleton:
    'One bar in the place of a value that is loading: `SkeletonBar`, alone and in `Skeleton` and `Table`',
  'state-tile': 'Tile of `StateTile`; `data-state` says what it shows',
  status: 'Shape and word of `Status`; `data-shape` says which shape',
  timecode: 'Decoration at the right of `Stepper`',
  zone: 'Where files are dropped on `Dropzone`',
} as const;

/** A value of `data-part`. */
export type PartName = keyof typeof PARTS;

/** Other attributes that describe a part: `{ position: 'top-right' }` is `data-position="top-right"`. */
export interface PartAttributes {
  corner: { position: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left' };
  file: { state: 'accepted' | 'rejected' | 'waiting' | 'sending' | 'sent' | 'failed' };
  page: { page: number };
  'state-tile': { state: 'busy' | 'done' };
  status: { shape: 'done' | 'inProgress' | 'waiting' | 'draft' | 'paused' | 'cancelled' };
}

/**
 * The CSS selector of a part, for `page.locator(…)` and `querySelector(…)`.
 * @param attributes only parts with these attributes
 */
export function part<Name extends PartName>(
  name: Name,
  attributes?: Name extends keyof PartAttributes ? Partial<PartAttributes[Name]> : never,
): string {
  const more = Object.entries(attributes ?? {}).map(([key, value]) => `[data-${key}="${value}"]`);
  return [`[data-part="${name}"]`, ...more].join('');
}
