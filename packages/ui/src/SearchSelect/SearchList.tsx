import { type RefObject, useEffect, useMemo, useState } from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import type { Key } from 'react-aria-components';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { SelectOption } from '../Select/Select';
import { OptionRow } from './OptionRow';
import { useListPlace } from './useListPlace';
import { useRows } from './useRows';

interface SearchListProps {
  state: ComboBoxState<SelectOption>;
  /** Id and name of the list. The input refers to them. */
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
  /** In px. */
  rowHeight: number;
  /** How many options match, in words. */
  found: string;
}

/** The focused option when the list opens: the chosen one, or the first or last if an arrow key opened the list. */
function findStart(state: ComboBoxState<SelectOption>): Key | null {
  const { focusStrategy, selectionManager, collection, selectedItem } = state;
  if (!focusStrategy) return selectedItem && collection.getItem(selectedItem.key) ? selectedItem.key : null;
  const keys = [...collection.getKeys()];
  const canChoose = (key: Key) => selectionManager.canSelectItem(key);
  return (focusStrategy === 'first' ? keys.find(canChoose) : keys.findLast(canChoose)) ?? null;
}

/** The list of a `SearchSelect`. Only the options in view are in the page. */
export function SearchList(props: SearchListProps) {
  const { state, list, rootRef, controlRef, popoverRef, listRef, optionId, rowHeight, found } = props;
  const { collection, selectionManager: manager, inputValue, selectedItem } = state;
  const [start] = useState(() => findStart(state));
  const [pointed, setPointed] = useState<Key | null>(null);
  const keys = useMemo(() => [...collection.getKeys()], [collection]);
  const focusedKey = manager.focusedKey;
  const isPointed = focusedKey !== null && focusedKey === pointed;
  const rows = useRows({
    count: keys.length,
    height: rowHeight,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list opens
  useEffect(() => {
    if (start !== null) manager.setFocusedKey(start);
  }, []);

  const isEmpty = keys.length === 0;
  const query = inputValue === selectedItem?.textValue ? '' : inputValue;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must leave the focus in the input
    <div ref={popoverRef} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div
        {...list}
        ref={listRef}
        role="listbox"
        onScroll={(event) => rows.onScroll(event.currentTarget.scrollTop)}
      >
        {isEmpty ? (
          // biome-ignore lint/a11y/useFocusableInteractive: a list may only hold options, and this one says that there are none
          <div key={found} role="option" aria-selected="false" aria-disabled="true" data-empty>
            {found}
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
              height={rowHeight}
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
      {/* `SaidMatches` tells screen readers. */}
      {!isEmpty && (
        <div key={found} data-count aria-hidden="true">
          {found}
        </div>
      )}
      <DismissButton onDismiss={state.close} />
    </div>
  );
}
