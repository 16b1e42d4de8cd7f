/** Most characters of a cell that are told: one may hold the whole file. */
const TOLD = 120;

/** What stands in a cell, cut short. */
export const told = (text: string) => (text.length > TOLD ? `${text.slice(0, TOLD)}…` : text);

/** The same within a sentence. */
export const quoted = (text: string) => `«${told(text)}»`;
