import { Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
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
  /** Names the field, and stands in it while it is empty: 'Buscar por nombre, correo o RUT'. */
  label: string;
  /** What is searched for now, as the URL has it. A change from outside replaces what is typed. */
  value: string;
  /** Search for this: after a pause in typing, at once on Enter, on leaving the field and when cleared. */
  onSearch: (text: string) => void;
  /** The pause, in milliseconds. @default 300 */
  delay?: number;
  labels?: {
    /** Name of the button that clears. @default 'Borrar búsqueda' */
    clear?: string;
  };
  className?: string;
  /** Reaches the input; so do `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

/** Search of a list. Escape clears it; leaving it with something typed searches at once. */
export function SearchBox({ label, value, onSearch, delay = 300, labels, ref, ...field }: SearchBoxProps) {
  const words = useLabels('SearchBox', { clear: 'Borrar búsqueda' }, labels);
  const [text, setText] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Searches that were asked for and have not come back as `value`: a router takes its time. */
  const asked = useRef<string[]>([]);
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  useLayoutEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current.splice(0, own < 0 ? asked.current.length : own + 1);
    if (own >= 0) return;
    // Not asked for here (Back, a filter link, 'Quitar filtros'): it wins over what is typed.
    clearTimeout(pause.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(next: string) {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (next === latest.current.value && asked.current.length === 0) return;
    asked.current.push(next);
    // Not the function of the moment of typing: the list may be sorted otherwise by now.
    latest.current.onSearch(next);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(pause.current);
    if (next === '') search(next);
    else pause.current = setTimeout(() => search(next), delay);
  }
  // What is pressed next (an order, 'Quitar filtros') comes after what was typed, not before it.
  const leave: AriaSearchFieldProps['onBlur'] = (event) => {
    field.onBlur?.(event);
    if (pause.current !== undefined) search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Else Enter would submit a form around the list.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Search {...field} aria-label={label} value={text} onChange={type} onSubmit={search} onBlur={leave}>
      <SearchIcon {...iconProps} />
      <SearchInput ref={ref} placeholder={label} onKeyDown={onKeyDown} />
      <Clear aria-label={words.clear}>
        <X {...iconProps} />
      </Clear>
    </Search>
  );
}
