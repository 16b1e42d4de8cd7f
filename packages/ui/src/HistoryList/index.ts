export { type HistoryChange, type HistoryEntry, HistoryList, type HistoryListProps } from './HistoryList';
