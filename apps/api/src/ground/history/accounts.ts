/** The id of the history about actions on many accounts at once, and about downloaded lists of people. */
export const OF_ALL = 'estados';
