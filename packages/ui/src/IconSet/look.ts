/** `sm` 16 px beside words, `md` 20 px alone. */
export type IconSize = 'sm' | 'md';
