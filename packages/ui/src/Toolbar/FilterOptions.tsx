import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Selection } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { Hint, Option, OptionSearch, Options } from './FilterChip.styles';
import { SearchBox } from './SearchBox';

/** One value of a filter. */
export interface FilterOption {
  value: string;
  /** What is shown: words, never codes. */
  label: string;
}

/** How a filter finds what it offers, where that is not known beforehand. */
export interface FilterSearch {
  /** Names the field, and stands in it while it is empty: 'Buscar persona'. */
  label: string;
  /** Offer what matches: '' as it opens, then what is typed, after a pause. */
  onSearch: (text: string) => void;
  /** Beneath the field, and read out: 'Nadie coincide', 'Hay 1.240: escribe para acotar'. */
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

/** What a filter offers, with a field to look for it where there is much. */
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
              {option.label}
              {value.includes(option.value) && <Check {...iconProps} />}
            </Option>
          ))}
        </Options>
      )}
    </>
  );
}
