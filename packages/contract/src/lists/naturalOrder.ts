const spanish = new Intl.Collator('es', { numeric: true });

/**
 * Compares two texts as people list them: by the Spanish alphabet, and numbers by their value ('Boleta 97' before
 * 'Boleta 104'). The database has the same order as its collation `natural_es`.
 */
export function naturalOrder(a: string, b: string): number {
  return spanish.compare(a, b);
}
