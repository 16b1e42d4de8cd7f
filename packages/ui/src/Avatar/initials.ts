/** Small words between the parts of a name that are not names themselves: 'de los', 'von', 'da'. */
const isParticle = (word: string) => /^(?:d[aeio]|del|dos|l[ao]s?|el|y|e|v[oa]n|der|den)$/u.test(word);

/**
 * Guesses the word the surnames begin with: the one after the first name and its particles ('María de los Ángeles').
 */
function surnameOf(words: readonly string[]): string {
  const rest = words.slice(1);
  const next = rest.findIndex((word) => !isParticle(word));
  // The name after a particle is a surname only when nothing follows it: 'Juan de la Cruz'.
  return (next > 0 && rest.slice(next + 1).find((word) => !isParticle(word))) || (rest[next] ?? '');
}

/**
 * The two initials of a person in capitals: first name and first surname. 'Antonia Millaquén Rojas' gives 'AM', 'María
 * de los Ángeles Wiesse' gives 'MW'. It works on code points, not UTF-16 units, so it never cuts a letter in half.
 *
 * @param surname The surnames alone, where the caller knows them. After two first names they cannot be worked out.
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
