import type { FilterOf, ListDescription, ListPage, ListQuery } from '@doblaje/contract/lists';
import type { Option } from '@doblaje/domain/options';
import { FilterChip, type FilterSearch, SearchBox, type SearchBoxProps, Toolbar } from '@doblaje/ui/Toolbar';
import type { ReactNode, Ref } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { countText, type Noun } from './counts';

/** What a list's search and filters are called. */
export interface ToolbarTexts<List extends ListDescription> {
  /** Names the search box: 'Buscar por título o proyecto'. Without it there is none. */
  search?: string;
  /** Names of the filters that are offered: 'Tipo'. */
  filters?: { readonly [Name in FilterOf<List>]?: string };
  /** What is offered of a filter by ids, whose choices are data; one without is not offered. */
  choices?: { readonly [Name in FilterOf<List>]?: readonly Option<string>[] };
  /** How more of it is found, where that is too much to offer: people. */
  searches?: { readonly [Name in FilterOf<List>]?: FilterSearch };
  /** What the rows are: ['documento', 'documentos']. */
  noun: Noun;
  /** After the count: '2 sin leer'. @default nothing */
  also?: string | undefined;
}

interface ListToolbarProps<List extends ListDescription> {
  list: List;
  texts: ToolbarTexts<List>;
  query: ListQuery<List>;
  onChange: (change: Partial<ListQuery<List>>, options?: NavigateOptions) => void;
  /** Not known yet: nothing. */
  counted: Pick<ListPage<unknown>, 'total' | 'isTotalExact'> | undefined;
  /** After the count: buttons. */
  end?: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  /** The focus starts in the search. @default false */
  startsInSearch?: boolean;
  /** Keys of the search box. */
  onSearchKey?: SearchBoxProps['onKeyDown'];
  /** On a phone: filters and order are unfolded. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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
      // Of a link, while its name is on its way; a name is its own.
      return [{ value: chosen, label: values === 'name' ? chosen : '…' }, ...known];
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
          <span role="status">{counted && [countText(counted, noun), also].filter(Boolean).join(', ')}</span>
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
          // Every pause in typing would be an entry of the history otherwise.
          onSearch={(text) => onChange({ search: text } as Partial<ListQuery<List>>, { replace: true })}
        />
      )}
    </Toolbar>
  );
}
