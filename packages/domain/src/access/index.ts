export { canOpen, isKnownPath, routeFor, safeReturnPath } from './match';
export { MENU_ENTRIES, type MenuEntry, menuFor } from './menu';
export { isRole, ROLES, type Role, roleLabel } from './roles';
export { type MenuIcon, type PortalRoute, ROUTES } from './routes';
