/** `md` is 480 px wide, `lg` 720 px (a form in two columns). Below 640 px both are a sheet at the window's foot. */
export type DialogSize = 'md' | 'lg';
