import { useState } from 'react';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { SelectOption } from '../Select/Select';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface SaidMatchesProps {
  state: ComboBoxState<SelectOption>;
  /** How many options match, in words. */
  text: string;
  selectedText: (label: string) => string;
}

/** VoiceOver does not read an option that the focused input only names, as other screen readers do. */
const isApple = () => /^(Mac|iPhone|iPad)/.test(navigator.platform);

/**
 * Tells screen readers how many options match: when the list opens, and whenever their number changes. It is in the page
 * before that, because a live region that comes with its text is not read.
 */
export function SaidMatches({ state, text, selectedText }: SaidMatchesProps) {
  const { isOpen, collection, selectionManager } = state;
  const key = selectionManager.focusedKey;
  const label = isOpen && key !== null && isApple() ? collection.getItem(key)?.textValue : undefined;
  return (
    <VisuallyHidden aria-live="assertive">
      {isOpen && <Said key={collection.size} text={`${text}.`} />}
      {label !== undefined && key !== null && (
        <Said key={`option ${key}`} text={selectionManager.isSelected(key) ? selectedText(label) : label} />
      )}
    </VisuallyHidden>
  );
}

/** A text that stays as it was first said, however its words change. */
function Said({ text }: { text: string }) {
  const [said] = useState(text);
  return <span>{said}</span>;
}
