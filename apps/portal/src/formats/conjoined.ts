const WORDS = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** 'a, b y c'; 'a e iglesia'. */
export const conjoined = (words: readonly string[]) => WORDS.format(words);
