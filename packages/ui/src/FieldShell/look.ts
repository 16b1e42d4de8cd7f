/**
 * Width of the control: `xs` 136 px (an age), `sm` 224 px (a RUT, a telephone), `md` 352 px (a name, an e-mail), `full` as wide as
 * its container.
 */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'full';

/** Size of the text in the control: `md` 14 px, `lg` 16 px (public pages). Phones always get 16 px. */
export type FieldSize = 'md' | 'lg';
