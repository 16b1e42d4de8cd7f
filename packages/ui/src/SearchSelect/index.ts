export { SearchSelect } from './SearchSelect';
export type { SearchSelectLabels, SearchSelectProps } from './searchSelectProps';
