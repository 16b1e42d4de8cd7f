/** How long the server remembers a key, in hours. */
export const KEY_HOURS = 24;
