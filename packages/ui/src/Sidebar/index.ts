export type { SidebarItem } from './MenuItem';
export { Sidebar, type SidebarLabels, type SidebarProps } from './Sidebar';
