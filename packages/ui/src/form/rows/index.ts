/* Separate from `@doblaje/ui/form`, because only forms with rows need final-form-arrays and react-final-form-arrays. */
export type { FormRows, FormRowsProps, ListName } from './createFormRows';
export { createFormRows } from './createFormRows';
