import Check from '@lucide/icons/icons/check';
import { Glyph } from '../ground/icon/Glyph';
import { markMatch } from './markMatch';

interface OptionRowProps {
  id: string;
  label: string;
  /** The part of the label that the person searches for; '' for no search. */
  query: string;
  /** The option's position among all, from 0, and the number of options. */
  place: number;
  count: number;
  top: number;
  height: number;
  isSelected: boolean;
  isDisabled: boolean;
  isFocused: boolean;
  /** The keyboard moved to this option. */
  isFocusVisible: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One option of a `SearchSelect`, at its position in the list. */
export function OptionRow({ id, label, query, place, count, top, height, ...row }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names this option as its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
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
      <bdi>{markMatch(label, query)}</bdi>
      {row.isSelected && <Glyph of={Check} />}
    </div>
  );
}
