import { type RefObject, useEffect, useMemo, useState } from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import type { Key } from 'react-aria-components';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { SelectOption } from '../Select/Select';
import { OptionRow } from './OptionRow';
import { SearchPopover } from './SearchList.styles';
import { useListPlace } from './useListPlace';
import { useRows } from './useRows';

interface SearchListProps {
  state: ComboBoxState<SelectOption>;
  /** Id and name of the list, as the input refers to it. */
  list: {
    id?: string | undefined;
    'aria-label'?: string | undefined;
    'aria-labelledby'?: string | undefined;
  };
  rootRef: RefObject<HTMLElement | null>;
  controlRef: RefObject<HTMLElement | null>;
  popoverRef: RefObject<HTMLDivElement | null>;
  listRef: RefObject<HTMLDivElement | null>;
  optionId: (key: Key) => string;
  countText: (count: number) => string;
  emptyText: (query: string) => string;
}

/** Where one stands as the list opens: at the chosen option, or at the end the key that opened it asks for. */
function findStart({ focusStrategy, selectionManager, collection }: ComboBoxState<SelectOption>): Key | null {
  const keys = [...collection.getKeys()];
  const canChoose = (key: Key) => selectionManager.canSelectItem(key);
  if (focusStrategy === 'first') return keys.find(canChoose) ?? null;
  if (focusStrategy === 'last') return keys.findLast(canChoose) ?? null;
  return keys.find((key) => selectionManager.isSelected(key)) ?? null;
}

/** The list of a `SearchSelect`: only the options in view are in the page. */
export function SearchList(props: SearchListProps) {
  const { state, list, rootRef, controlRef, popoverRef, listRef, optionId, countText, emptyText } = props;
  const { collection, selectionManager: manager, inputValue, selectedItem } = state;
  const [start] = useState(() => findStart(state));
  const [pointed, setPointed] = useState<Key | null>(null);
  const keys = useMemo(() => [...collection.getKeys()], [collection]);
  const focusedKey = manager.focusedKey;
  const isPointed = focusedKey !== null && focusedKey === pointed;
  const rows = useRows({
    count: keys.length,
    start: start === null ? -1 : keys.indexOf(start),
    focused: focusedKey === null ? -1 : keys.indexOf(focusedKey),
    isPointed,
    listRef,
  });
  useListPlace({ listRef: popoverRef, fieldRef: controlRef, count: keys.length, onLeave: state.close });
  useInteractOutside({
    ref: popoverRef,
    onInteractOutside: ({ target }) => {
      if (!(target instanceof Node && rootRef.current?.contains(target))) state.close();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens, and never again
  useEffect(() => {
    if (start !== null) manager.setFocusedKey(start);
  }, []);

  const query = inputValue === selectedItem?.textValue ? '' : inputValue;
  return (
    // The focus stays in the input, whatever is pressed here.
    <SearchPopover ref={popoverRef} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div
        {...list}
        ref={listRef}
        role="listbox"
        onScroll={(event) => rows.onScroll(event.currentTarget.scrollTop)}
      >
        {keys.length === 0 ? (
          // biome-ignore lint/a11y/useFocusableInteractive: a list may hold options only; this one says there are none
          <div role="option" aria-selected="false" aria-disabled="true" data-empty>
            {emptyText(inputValue.trim())}
          </div>
        ) : (
          <div role="presentation" style={{ height: rows.total }} />
        )}
        {rows.places.map((place) => {
          const key = keys[place] as Key;
          const isFocused = key === focusedKey;
          return (
            <OptionRow
              key={key}
              id={optionId(key)}
              label={collection.getItem(key)?.textValue ?? ''}
              query={query}
              place={place}
              count={keys.length}
              top={rows.topOf(place)}
              height={rows.height}
              isSelected={manager.isSelected(key)}
              isDisabled={manager.isDisabled(key)}
              isFocused={isFocused}
              isFocusVisible={isFocused && !isPointed}
              onPoint={() => {
                setPointed(key);
                manager.setFocusedKey(key);
              }}
              onChoose={() => manager.select(key)}
            />
          );
        })}
      </div>
      {/* react-aria says it to assistive technology as it changes. */}
      {keys.length > 0 && (
        <div data-count aria-hidden="true">
          {countText(keys.length)}
        </div>
      )}
      <DismissButton onDismiss={state.close} />
    </SearchPopover>
  );
}
