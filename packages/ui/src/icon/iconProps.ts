/** How every icon is drawn: decorative, thin, with square ends. */
export const iconProps = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
} as const;
