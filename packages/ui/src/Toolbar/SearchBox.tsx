import { Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { Clear, Search, SearchInput } from './Toolbar.styles';

export interface SearchBoxProps
  extends Omit<
    AriaSearchFieldProps,
    | 'children'
    | 'className'
    | 'style'
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
  /** Search for this: after a pause in typing, at once on Enter and when cleared. */
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

/** Search of a list. Escape clears it. */
export function SearchBox({ label, value, onSearch, delay = 300, labels, ref, ...field }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another value than ours came from outside (Back, a filter link): it wins over what is typed.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    if (next === value) return;
    setKnown(next);
    onSearch(next);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') search(next);
    else timer.current = setTimeout(() => search(next), delay);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Else Enter would submit a form around the list.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Search {...field} aria-label={label} value={text} onChange={type} onSubmit={search}>
      <SearchIcon {...iconProps} />
      <SearchInput ref={ref} placeholder={label} onKeyDown={onKeyDown} />
      <Clear aria-label={labels?.clear ?? 'Borrar búsqueda'}>
        <X {...iconProps} />
      </Clear>
    </Search>
  );
}
