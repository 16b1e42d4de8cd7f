export { EntryList, type EntryListLabels, type EntryListProps } from './EntryList';
export type { Entry } from './useMoving';
