/**
 * What the portal keeps beside the four keys of the specification: whether the menu is expanded, during one log-in, and by the
 * server's id whose the two flags are. The id says nothing of the person.
 */
export const MENU_KEY = 'menuExpanded';
export const USER_ID_KEY = 'userId';
