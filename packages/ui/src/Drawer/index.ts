export { Drawer, DrawerActions, type DrawerActionsProps, type DrawerProps } from './Drawer';
