export type { SearchSelectLabels, SearchSelectProps } from './SearchSelect';
export { SearchSelect } from './SearchSelect';
