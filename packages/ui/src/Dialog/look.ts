/** `md` 480 px, `lg` 720 px: a form in two columns. Below 640 px both are a sheet at the foot. */
export type DialogSize = 'md' | 'lg';
