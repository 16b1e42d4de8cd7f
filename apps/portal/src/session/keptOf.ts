/**
 * Two storage keys beside the four of the specification. One says whether the menu is expanded (for one log-in). The other holds the id
 * of the person to whom the two flags belong. It is the server's id and says nothing about the person.
 */
export const MENU_KEY = 'menuExpanded';
export const USER_ID_KEY = 'userId';
