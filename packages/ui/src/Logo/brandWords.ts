/**
 * Short words that people say fast. They are narrow and light, so that the name reads like a line of the rythmo band.
 */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', '&', 'of', 'the']);

export interface BrandWord {
  text: string;
  /** Position in the name, from 0. It is a stable key, because words may repeat. */
  index: number;
  isParticle: boolean;
}

/** Splits a brand name into words and marks its particles. An empty name gives an empty list. */
export function brandWords(brand: string): BrandWord[] {
  return brand
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text, index) => ({ text, index, isParticle: PARTICLES.has(text.toLocaleLowerCase('es')) }));
}
