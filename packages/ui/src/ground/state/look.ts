/** `page` stands alone, `card` inside a card. */
export type StateSize = 'page' | 'card';
