/** A text as it stands within a sentence: 'Está en otra nómina' → 'está en otra nómina'. What begins with capitals ('RUT') stays. */
export const within = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
