/**
 * The first letters of the first two words of a name, in capitals: 'Antonia Millaquén Rojas' gives 'AM'.
 * Code points, not UTF-16 units, so a letter outside the basic plane is not cut in half.
 */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('es');
}
