/** Largest age of a key that the server still knows, in hours. */
export const KEY_HOURS = 24;
