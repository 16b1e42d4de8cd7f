/** Look of a button; `icon` is a square one whose name comes from `aria-label`. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'dangerSecondary'
  | 'dangerGhost'
  | 'icon';

/** The looks that carry words. */
export type WordsVariant = Exclude<ButtonVariant, 'icon'>;

/** An icon alone says nothing to who does not see it: with `variant="icon"` a name is required. */
export type NamedVariant =
  | {
      /** Look. One `primary` a view. `icon` needs an `aria-label`. @default 'primary' */
      variant?: WordsVariant;
    }
  | ({ variant: 'icon' } & ({ 'aria-label': string } | { 'aria-labelledby': string }));

/** `md` 40 px (44 on touch), `sm` 32 px (44 on touch). */
export type ButtonSize = 'md' | 'sm';
