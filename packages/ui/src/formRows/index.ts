/* Apart from `@doblaje/ui/form`: only who has rows in a form needs final-form-arrays and react-final-form-arrays. */
export type { FormRows, FormRowsProps, ListName } from './createFormRows';
export { createFormRows } from './createFormRows';
