/** How many characters of a cell are quoted: a cell may hold the whole file. */
const TOLD = 120;

/** A cell's text, cut short. */
export const told = (text: string) => (text.length > TOLD ? `${text.slice(0, TOLD)}…` : text);

/** A cell's text for use within a sentence. */
export const quoted = (text: string) => `«${told(text)}»`;
