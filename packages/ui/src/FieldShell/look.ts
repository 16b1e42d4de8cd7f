/** How wide the control is: `xs` 136 px (an age), `sm` 224 px (a RUT, a telephone), `full` its container. */
export type FieldWidth = 'xs' | 'sm' | 'full';

/** Size of the text in the control: `md` 14 px, `lg` 16 px (public pages). Phones always get 16 px. */
export type FieldSize = 'md' | 'lg';
