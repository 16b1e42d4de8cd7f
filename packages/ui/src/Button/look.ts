/** Look of a button. `icon` is a square button that takes its name from `aria-label`. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'dangerSecondary'
  | 'dangerGhost'
  | 'icon';

/** The looks that show words. */
export type WordsVariant = Exclude<ButtonVariant, 'icon'>;

/** With `variant="icon"` a name is required: an icon alone says nothing to a person who cannot see it. */
export type NamedVariant =
  | {
      /** Look. Use one `primary` per view. `icon` needs an `aria-label`. @default 'primary' */
      variant?: WordsVariant;
    }
  | ({ variant: 'icon' } & ({ 'aria-label': string } | { 'aria-labelledby': string }));

/** Height: `md` is 40 px (44 on touch), `sm` is 32 px (44 on touch). */
export type ButtonSize = 'md' | 'sm';
