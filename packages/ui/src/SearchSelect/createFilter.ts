import type { SelectOption } from '../Select/Select';
import { foldText } from './matchText';

/**
 * Makes the match test that react-aria runs for every option on every keystroke. It folds each label only once.
 *
 * @returns whether the option with that label contains the query in its label, or has a value that starts with it
 */
export function createFilter(options: readonly SelectOption[]): (label: string, query: string) => boolean {
  const folded = new Map<string, { label: string; value: string }>();
  for (const { label, value } of options) {
    folded.set(label, { label: foldText(label), value: foldText(value) });
  }
  let lastQuery = '';
  let wanted = '';
  return (label, query) => {
    if (query !== lastQuery) {
      lastQuery = query;
      wanted = foldText(query.trim());
    }
    const option = folded.get(label);
    return option !== undefined && (option.label.includes(wanted) || option.value.startsWith(wanted));
  };
}
