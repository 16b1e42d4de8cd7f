/** Written small between the words of a name, and no name themselves: 'de los', 'von', 'da'. */
const isParticle = (word: string) => /^(?:d[aeio]|del|dos|l[ao]s?|el|y|e|v[oa]n|der|den)$/u.test(word);

/** The word the surnames begin with, worked out: after the first name and what belongs to it ('María de los Ángeles'). */
function surnameOf(words: readonly string[]): string {
  const rest = words.slice(1);
  const next = rest.findIndex((word) => !isParticle(word));
  // What follows a particle is a surname only when nothing comes after it: 'Juan de la Cruz'.
  return (next > 0 && rest.slice(next + 1).find((word) => !isParticle(word))) || (rest[next] ?? '');
}

/**
 * Two letters for a person: of the first name and of the first surname, in capitals. 'Antonia Millaquén Rojas' gives
 * 'AM', 'María de los Ángeles Wiesse' 'MW'. Code points, not UTF-16 units, so no letter is cut in half.
 *
 * @param surname The surnames alone, where they are known: after two first names they cannot be worked out.
 */
export function initials(name: string, surname = ''): string {
  const words = name.trim().split(/\s+/);
  const known = surname.trim().split(/\s+/);
  const second = known.find((word) => !isParticle(word)) || surnameOf(words);
  return [words[0], second]
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('es');
}
