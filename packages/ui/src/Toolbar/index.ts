export { BulkBar, type BulkBarLabels, type BulkBarProps } from './BulkBar';
export { FilterChip, type FilterChipProps, type FilterOption } from './FilterChip';
export { SearchBox, type SearchBoxProps } from './SearchBox';
export { Toolbar, type ToolbarProps } from './Toolbar';
