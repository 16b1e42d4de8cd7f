import type { SelectOption } from '../Select/Select';
import { foldText } from './matchText';

/**
 * What react-aria asks of every option on every keystroke: whether it matches. Folds each label once.
 *
 * @returns whether the option of that label has the query in its label, or a value that starts with it
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
