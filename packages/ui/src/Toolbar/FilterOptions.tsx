import Check from '@lucide/icons/icons/check';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Selection } from 'react-aria-components';
import { Glyph } from '../ground/icon/Glyph';
import { Hint, Option, OptionSearch, Options } from './FilterChip.styles';
import { SearchBox } from './SearchBox';

/** One value of a filter. */
export interface FilterOption {
  value: string;
  /** The words shown. Never a code. */
  label: string;
}

/** Finds the options of a filter when they are not known in advance. */
export interface FilterSearch {
  /** Names the field, and is its placeholder: 'Buscar persona'. */
  label: string;
  /** Offer the matching options. It gets '' when the filter opens, then the typed text after a pause. */
  onSearch: (text: string) => void;
  /** Below the field, and read aloud: 'Nadie coincide', 'Hay 1.240: escribe para acotar'. */
  hint?: string | undefined;
}

interface FilterOptionsProps {
  name: string;
  options: readonly FilterOption[];
  value: readonly string[];
  selectionMode: 'single' | 'multiple';
  search: FilterSearch | undefined;
  onSelect: (keys: Selection) => void;
}

/** The options of a filter, with a field to search them when there are many. */
export function FilterOptions({ name, options, value, selectionMode, search, onSelect }: FilterOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
  };
  return (
    <>
      {search && (
        <OptionSearch onKeyDown={toList}>
          <SearchBox
            label={search.label}
            value={text}
            onSearch={(typed) => {
              setText(typed);
              search.onSearch(typed);
            }}
            autoFocus
          />
          <Hint role="status">{search.hint}</Hint>
        </OptionSearch>
      )}
      {options.length > 0 && (
        <Options
          ref={list}
          aria-label={name}
          autoFocus={search ? undefined : 'first'}
          selectionMode={selectionMode}
          escapeKeyBehavior="none"
          selectedKeys={value.filter((chosen) => options.some((option) => option.value === chosen))}
          onSelectionChange={onSelect}
        >
          {options.map((option) => (
            <Option key={option.value} id={option.value} textValue={option.label}>
              <bdi>{option.label}</bdi>
              {value.includes(option.value) && <Glyph of={Check} />}
            </Option>
          ))}
        </Options>
      )}
    </>
  );
}
