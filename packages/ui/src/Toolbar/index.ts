export { BulkBar, type BulkBarLabels, type BulkBarProps } from './BulkBar';
export { FilterChip, type FilterChipProps } from './FilterChip';
export type { FilterOption, FilterSearch } from './FilterOptions';
export { SearchBox, type SearchBoxProps } from './SearchBox';
export { Toolbar, type ToolbarProps } from './Toolbar';
