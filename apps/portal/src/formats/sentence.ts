/** A text that somebody wrote, as a sentence of its own: with its full stop, once, or the mark that it ends with. */
export function sentence(text: string): string {
  const bare = text.trim();
  return /[?!…]$/.test(bare) ? bare : `${bare.replace(/[.\s]+$/, '')}.`;
}

/** The end of a sentence, with what somebody wrote about it, if anything: ': Los otros $30.000 van en mayo.' or '.' */
export const endingWith = (text: string): string => (text === '' ? '.' : `: ${sentence(text)}`);
