import type { FilterOf, ListDescription, ListFilter, ListPage, ListQuery } from '@doblaje/contract/lists';
import { monthText } from '@doblaje/domain/days';
import type { Option } from '@doblaje/domain/options';
import { FilterChip, type FilterSearch, SearchBox, type SearchBoxProps, Toolbar } from '@doblaje/ui/Toolbar';
import type { ReactNode, Ref } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { countedText, type Noun } from './counts';

/** The texts of a list's search and filters. */
export interface ToolbarTexts<List extends ListDescription> {
  /** The search box's name: 'Buscar por título o proyecto'. Without it there is no search box. */
  search?: string;
  /** The names of the offered filters: 'Tipo'. */
  filters?: { readonly [Name in FilterOf<List>]?: string };
  /** The choices of a filter by ids. A filter by ids without choices is not offered. */
  choices?: { readonly [Name in FilterOf<List>]?: readonly Option<string>[] };
  /** How to search for more choices, if there are too many to offer: people. */
  searches?: { readonly [Name in FilterOf<List>]?: FilterSearch };
  /** The noun for the rows: ['documento', 'documentos']. */
  noun: Noun;
  /** A text after the count: '2 sin leer'. @default nothing */
  also?: string | undefined;
}

interface ListToolbarProps<List extends ListDescription> {
  list: List;
  texts: ToolbarTexts<List>;
  query: ListQuery<List>;
  onChange: (change: Partial<ListQuery<List>>, options?: NavigateOptions) => void;
  /** Undefined while the count is unknown: the toolbar shows none then. */
  counted: Pick<ListPage<unknown>, 'total' | 'isTotalExact'> | undefined;
  /** Buttons after the count. */
  end?: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  /** The focus starts in the search box. @default false */
  startsInSearch?: boolean;
  /** Handles the keys of the search box. */
  onSearchKey?: SearchBoxProps['onKeyDown'];
  /** Whether filters and order are unfolded on a phone. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The label of a value that a link brought. The name of an id is still loading; a name is its own label. */
function labelOf(filter: ListFilter | undefined, value: string): string {
  if (filter === 'month') return monthText(value);
  return filter === 'name' ? value : '…';
}

/** Search, filters and count of a list. */
export function ListToolbar<List extends ListDescription>({
  list,
  texts,
  query,
  onChange,
  counted,
  end,
  searchRef,
  startsInSearch = false,
  onSearchKey,
  isOpen,
  onOpenChange,
}: ListToolbarProps<List>) {
  const { search, filters = {}, choices = {}, searches = {}, noun, also } = texts;
  const offered: Readonly<Record<string, readonly Option<string>[] | undefined>> = choices;
  const found: Readonly<Record<string, FilterSearch | undefined>> = searches;
  const choicesOf = (filter: string, chosen: string | undefined): readonly Option<string>[] => {
    const values = list.filters[filter];
    if (typeof values !== 'object') {
      const known = offered[filter] ?? [];
      if (chosen === undefined || known.some(({ value }) => value === chosen)) return known;
      return [{ value: chosen, label: labelOf(values, chosen) }, ...known];
    }
    return values.map(({ value, label }) => ({ value: String(value), label }));
  };
  const chips = Object.entries<string | undefined>(filters).flatMap(([filter, name]) => {
    const value: string | undefined = query[filter as FilterOf<List>];
    const options = choicesOf(filter, value);
    if (options.length === 0 && !found[filter]) return [];
    return (
      <FilterChip
        key={filter}
        name={name ?? filter}
        selectionMode="single"
        options={options}
        search={found[filter]}
        value={value === undefined ? [] : [value]}
        onChange={([chosen]) => onChange({ [filter]: chosen } as Partial<ListQuery<List>>)}
      />
    );
  });
  return (
    <Toolbar
      filters={chips.length > 0 ? chips : undefined}
      applied={Object.keys(filters).filter((filter) => query[filter as FilterOf<List>] !== undefined).length}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      end={
        <>
          <span role="status">
            {counted && [countedText(counted, noun), also].filter(Boolean).join(', ')}
          </span>
          {end}
        </>
      }
    >
      {search !== undefined && (
        <SearchBox
          ref={searchRef}
          label={search}
          maxLength={100}
          autoFocus={startsInSearch}
          {...(onSearchKey && { onKeyDown: onSearchKey })}
          value={query.search}
          // Otherwise every pause in typing would add an entry to the history.
          onSearch={(text) => onChange({ search: text } as Partial<ListQuery<List>>, { replace: true })}
        />
      )}
    </Toolbar>
  );
}
