/** Words said fast: they are set narrow and light, so the name itself reads as a rythmo line. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', '&', 'of', 'the']);

export interface BrandWord {
  text: string;
  /** Position in the name, from 0: a stable key, for words may repeat. */
  index: number;
  isParticle: boolean;
}

/** Splits a brand name into words and marks its particles; an empty name gives an empty list. */
export function brandWords(brand: string): BrandWord[] {
  return brand
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text, index) => ({ text, index, isParticle: PARTICLES.has(text.toLocaleLowerCase('es')) }));
}
