import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useComboBox } from 'react-aria/useComboBox';
import { useListBox } from 'react-aria/useListBox';
import type { Key } from 'react-aria-components';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { hasError } from '../FieldShell/FieldShell';
import type { SelectOption } from '../Select/Select';
import { createFilter } from './createFilter';
import { foldText } from './matchText';
import type { SearchSelectProps } from './searchSelectProps';
import { useDebouncedSearch } from './useDebouncedSearch';
import { useRowHeight } from './useRowHeight';
import { layoutOf } from './useRows';

const toItem = ({ value, label }: SelectOption) => (
  <Item key={value} textValue={label}>
    {label}
  </Item>
);

/** Leaves out the `data-*` attributes, which go on the root and not on the input. */
const withoutData = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !name.startsWith('data-')));

/** State and behaviour of a `SearchSelect`: react-aria's combo box with its options. */
export function useSearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { options, value, defaultValue, onChange, onSearch, label, help, error } = props;
  const root = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value)?.label;
  const matches = useMemo(() => createFilter(options), [options]);
  // The page's own search may match by data that the label does not show.
  const isAsked = onSearch !== undefined;
  const filter = useCallback(
    (text: string, query: string) => (isAsked && text !== chosen) || matches(text, query),
    [isAsked, chosen, matches],
  );
  const ask = useDebouncedSearch(onSearch);
  const disabledKeys = useMemo(
    () => options.filter(({ isDisabled }) => isDisabled).map((option) => option.value),
    [options],
  );
  const field = {
    ...(withoutData(props) as SearchSelectProps<Value>),
    disabledKeys,
    isInvalid: hasError(error),
    validationBehavior: 'aria' as const,
  };
  const state = useComboBoxState<SelectOption>({
    ...field,
    ...(value === undefined
      ? { value: undefined, defaultValue: defaultValue || null }
      : { value: value || null, defaultValue: undefined }),
    onChange: (key: Key | null) => onChange?.(options.find((option) => option.value === key)?.value ?? ''),
    children: toItem,
    defaultItems: options,
    defaultFilter: filter,
    allowsEmptyCollection: true,
    onInputChange: (text) => {
      props.onInputChange?.(text);
      if (text !== chosen) ask(text, 300);
    },
    onOpenChange: (isOpen, trigger) => {
      props.onOpenChange?.(isOpen, trigger);
      if (isOpen && trigger !== 'input') ask('', 0);
    },
  });

  const rowHeight = useRowHeight();
  // The list is ours. Were it open for React Aria's field, this would announce the matches a second time, in words that nobody
  // can change, and hide the rest of the page from screen readers, although the list is no modal.
  const aria = useComboBox<SelectOption>(
    {
      ...field,
      value: undefined,
      defaultValue: undefined,
      onChange: undefined,
      // The hidden input has the name: the form sends the value and not the words.
      name: undefined,
      label,
      description: help,
      errorMessage: error,
      inputRef: input,
      buttonRef: button,
      popoverRef: popover,
      listBoxRef: list,
    },
    { ...state, isOpen: false },
  );
  const { collection } = state;
  // Without a collator, so that letters go on into the field instead of to the option that begins with them.
  const keyboardDelegate = useMemo(
    () =>
      new ListKeyboardDelegate({
        collection,
        disabledKeys: new Set(disabledKeys),
        ref: list,
        layoutDelegate: layoutOf(
          () => collection.getKeys(),
          () => list.current,
          rowHeight,
        ),
      }),
    [collection, disabledKeys, rowHeight],
  );
  const { listBoxProps } = useListBox<SelectOption>(
    { ...aria.listBoxProps, shouldUseVirtualFocus: true, escapeKeyBehavior: 'none', keyboardDelegate },
    state,
    list,
  );
  const { id, 'aria-label': listLabel, 'aria-labelledby': listLabelledBy } = aria.listBoxProps;
  const { focusedKey } = state.selectionManager;
  const optionId = useCallback((key: Key) => `${id}-option-${String(key).replace(/\s/g, '')}`, [id]);

  /** On leaving, chooses an option whose whole label was typed, as Enter would. */
  function takeWhole(typed: string) {
    const wanted = foldText(typed.trim());
    const option = options.find((one) => !one.isDisabled && foldText(one.label) === wanted);
    if (option) state.setValue(option.value);
  }

  return {
    state,
    aria: {
      ...aria,
      inputProps: {
        ...aria.inputProps,
        'aria-expanded': state.isOpen,
        'aria-controls': state.isOpen ? id : undefined,
        // React Aria opens the list here for VoiceOver, whose taps end in a click. Ours opens on every click.
        onTouchEnd: undefined,
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          if (state.isOpen) listBoxProps.onKeyDown?.(event);
          aria.inputProps.onKeyDown?.(event);
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          takeWhole(event.currentTarget.value);
          aria.inputProps.onBlur?.(event);
        },
        'aria-activedescendant': state.isOpen && focusedKey !== null ? optionId(focusedKey) : undefined,
      },
      buttonProps: {
        ...aria.buttonProps,
        isPressed: state.isOpen,
        'aria-expanded': state.isOpen,
        'aria-controls': state.isOpen ? id : undefined,
      },
    },
    refs: { root, control, input, button },
    layerProps: {
      rootRef: root,
      controlRef: control,
      popoverRef: popover,
      listRef: list,
      rowHeight,
      list: { id, 'aria-label': listLabel, 'aria-labelledby': listLabelledBy },
    },
    optionId,
    /** A click opens the list, like a select's, and selects the text, so that typing starts a new search. */
    openByClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (state.isOpen || currentTarget.readOnly) return;
      if (currentTarget.value) currentTarget.select();
      state.open(null, 'manual');
    },
    /**
     * While the list is open, Escape belongs to it. Enter takes the first match if the person has
     * moved to no other. Tab takes a whole typed label, before react-aria restores the old choice.
     */
    takeTyped: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget } = event;
      // React Aria lets Escape through to a dialog around, which would close together with the list.
      if (key === 'Escape' && state.isOpen) event.stopPropagation();
      if (key === 'Enter' && state.isOpen) event.preventDefault();
      if (key === 'Tab' && focusedKey !== null) state.commit();
      if (focusedKey !== null) return;
      const typed = currentTarget.value;
      if (key === 'Tab') takeWhole(typed);
      if (key !== 'Enter' || !state.isOpen || !typed.trim()) return;
      const first = state.collection.getFirstKey();
      const text = first === null ? undefined : state.collection.getItem(first)?.textValue;
      // These results may be older than the last typed letters and no longer match.
      if (first === null || text === undefined || (onSearch && !matches(text, typed))) return;
      if (typed !== state.selectedItem?.textValue) state.setValue(first);
    },
  };
}
