export { Sidebar, type SidebarLabels, type SidebarProps } from './Sidebar';
export type { SidebarItem } from './sidebarItem';
