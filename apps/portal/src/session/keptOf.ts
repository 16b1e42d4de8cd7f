/**
 * Storage keys beside the four of the specification: whether the menu is expanded (for one log-in), and whose flags the two are. The
 * latter is an id of the server, which says nothing about the person.
 */
export const MENU_KEY = 'menuExpanded';
export const USER_ID_KEY = 'userId';
