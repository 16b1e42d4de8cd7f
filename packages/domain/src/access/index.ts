export { canOpen, isKnownPath, routeFor, safeReturnPath } from './match';
export { MENU_ENTRIES, type MenuEntry, menuFor } from './menu';
export { isRole, type Role } from './roles';
export { ROLES, roleLabel } from './roleWords';
export { type MenuIcon, type PortalRoute, ROUTES } from './routes';
