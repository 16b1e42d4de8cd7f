import { Check } from 'lucide-react';
import { useContext } from 'react';
import { ComboBoxStateContext, ListLayout, Virtualizer } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { Option, OptionText } from '../Select/options.styles';
import type { SelectOption } from '../Select/Select';
import { findMatch } from './matchText';
import { Count, Match, NoResults, VirtualOptions } from './SearchSelect.styles';
import { useRowHeight } from './useRowHeight';

interface SearchListProps {
  countText: (count: number) => string;
  emptyText: (query: string) => string;
}

/** The list of a `SearchSelect`: only the options in view are in the page. */
export function SearchList({ countText, emptyText }: SearchListProps) {
  const rowHeight = useRowHeight();
  const state = useContext(ComboBoxStateContext);
  const size = state?.collection.size ?? 0;
  return (
    <>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight, padding: 4 }}>
        <VirtualOptions<SelectOption>
          renderEmptyState={() => <NoResults>{emptyText(state?.inputValue.trim() ?? '')}</NoResults>}
        >
          {({ value, label, isDisabled }) => (
            <Option id={value} textValue={label} isDisabled={isDisabled ?? false}>
              {({ isSelected }) => (
                <>
                  <OptionText title={label}>
                    <Marked text={label} />
                  </OptionText>
                  {isSelected && <Check {...iconProps} />}
                </>
              )}
            </Option>
          )}
        </VirtualOptions>
      </Virtualizer>
      {/* react-aria says it to assistive technology as it changes. */}
      {size > 0 && <Count aria-hidden="true">{countText(size)}</Count>}
    </>
  );
}

/** Reads the search itself: options are kept from one keystroke to the next, only what is in view renders. */
function Marked({ text }: { text: string }) {
  const state = useContext(ComboBoxStateContext);
  const isSearching = state !== null && state.inputValue !== state.selectedItems[0]?.textValue;
  const match = isSearching ? findMatch(text, state.inputValue) : null;
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <Match>{text.slice(start, end)}</Match>
      {text.slice(end)}
    </>
  );
}
