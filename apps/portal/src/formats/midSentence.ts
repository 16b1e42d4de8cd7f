/**
 * A text for the middle of a sentence: 'Está en otra nómina' → 'está en otra nómina'. A text that begins with capitals ('RUT') stays
 * as it is.
 */
export const midSentence = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
