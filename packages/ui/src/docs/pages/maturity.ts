import maturities from '../maturity.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = { new: 'Nuevo', beta: 'Beta', stable: 'Estable' };

/** Since which version an entry of the package is there, and the Spanish word for its maturity (docs/versions.md). */
export function maturityOf(entry: string): { since: string; word: string } | undefined {
  const found = (maturities as Record<string, { since: string; maturity: string } | undefined>)[entry];
  return found && { since: found.since, word: WORDS[found.maturity] ?? found.maturity };
}
