export { SideColumns, type SideColumnsProps } from './SideColumns';
export { SideList, type SideListItem, type SideListProps } from './SideList';
