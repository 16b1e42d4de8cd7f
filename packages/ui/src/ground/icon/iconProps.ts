/** Common props of every icon: decorative, with thin strokes and square ends. */
export const iconProps = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
} as const;
