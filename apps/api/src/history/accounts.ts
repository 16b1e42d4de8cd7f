/** Whose history tells what was done to many accounts at once, and which lists of people were taken along. */
export const OF_ALL = 'estados';
