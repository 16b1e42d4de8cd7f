import SearchIcon from '@lucide/icons/icons/search';
import X from '@lucide/icons/icons/x';
import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Clear, Search, SearchInput } from './Toolbar.styles';

export interface SearchBoxProps
  extends Omit<
    AriaSearchFieldProps,
    | 'children'
    | 'className'
    | 'render'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onSubmit'
    | 'onClear'
    | 'aria-label'
    | 'validate'
    | 'isInvalid'
  > {
  /** Names the field, and is its placeholder: 'Buscar por nombre, correo o RUT'. */
  label: string;
  /** The current search, for example from the URL. A change from outside replaces the typed text. */
  value: string;
  /** Called to search: after a pause in typing, and at once on Enter, on leaving the field and on clearing it. */
  onSearch: (text: string) => void;
  /** The pause, in milliseconds. @default 300 */
  delay?: number;
  labels?: {
    /** Name of the button that clears. @default 'Borrar búsqueda' */
    clear?: string;
  };
  className?: string;
  /** Gets the input, which also has the `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

/** The search field of a list. Escape clears it. Leaving it after typing searches at once. */
export function SearchBox({ label, value, onSearch, delay = 300, labels, ref, ...field }: SearchBoxProps) {
  const words = useLabels('SearchBox', { clear: 'Borrar búsqueda' }, labels);
  const [text, setText] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches already asked for that have not come back as `value`, because a router takes time. */
  const asked = useRef<string[]>([]);
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  useLayoutEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current.splice(0, own < 0 ? asked.current.length : own + 1);
    if (own >= 0) return;
    // The change came from elsewhere (Back, a filter link, 'Quitar filtros'), so it replaces the typed text.
    clearTimeout(pause.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(next: string) {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (next === latest.current.value && asked.current.length === 0) return;
    asked.current.push(next);
    // Use the latest function: the list's order may have changed since the person typed.
    latest.current.onSearch(next);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(pause.current);
    if (next === '') search(next);
    else pause.current = setTimeout(() => search(next), delay);
  }
  // Search before the next press (an order, 'Quitar filtros') acts, so that the two keep their order.
  const leave: AriaSearchFieldProps['onBlur'] = (event) => {
    field.onBlur?.(event);
    if (pause.current !== undefined) search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would otherwise submit a form around the list.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Search {...field} aria-label={label} value={text} onChange={type} onSubmit={search} onBlur={leave}>
      <Glyph of={SearchIcon} />
      <SearchInput
        ref={ref}
        dir={text === '' ? undefined : 'auto'}
        placeholder={label}
        onKeyDown={onKeyDown}
      />
      <Clear aria-label={words.clear}>
        <Glyph of={X} />
      </Clear>
    </Search>
  );
}
