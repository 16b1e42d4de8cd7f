import { Check } from 'lucide-react';
import { iconProps } from '../icon/iconProps';
import { markMatch } from './markMatch';

interface OptionRowProps {
  id: string;
  label: string;
  /** What of the label is searched for; '' for nothing. */
  query: string;
  /** Its place among all, from 0, and how many there are. */
  place: number;
  count: number;
  top: number;
  height: number;
  isSelected: boolean;
  isDisabled: boolean;
  isFocused: boolean;
  /** Keys moved to it. */
  isFocusVisible: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One option of a `SearchSelect`, at its place of the list. */
export function OptionRow({ id, label, query, place, count, top, height, ...row }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names this one as its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's
    <div
      id={id}
      role="option"
      aria-selected={row.isSelected}
      aria-disabled={row.isDisabled || undefined}
      aria-posinset={place + 1}
      aria-setsize={count}
      data-focused={row.isFocused || undefined}
      data-focus-visible={row.isFocusVisible || undefined}
      title={label}
      style={{ top, height, lineHeight: `${height}px` }}
      onPointerMove={({ pointerType }) => {
        if (!row.isDisabled && pointerType !== 'touch' && !row.isFocused) row.onPoint();
      }}
      onClick={() => !row.isDisabled && row.onChoose()}
    >
      {markMatch(label, query)}
      {row.isSelected && <Check {...iconProps} />}
    </div>
  );
}
