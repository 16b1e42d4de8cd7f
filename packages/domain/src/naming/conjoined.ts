const LIST = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** Words within a sentence: ['a', 'b', 'c'] → 'a, b y c', ['a', 'iglesia'] → 'a e iglesia'. Anything but a list gives '', and other values in it are left out. */
export const conjoined = (words: readonly string[]): string =>
  Array.isArray(words) ? LIST.format(words.filter((word) => typeof word === 'string')) : '';
