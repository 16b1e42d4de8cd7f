import { sameText } from '@doblaje/domain/naming';
import type { Option } from '@doblaje/domain/options';
import { SearchSelect, type SearchSelectProps } from '@doblaje/ui/SearchSelect';
import { useState } from 'react';
import { useChange } from '../requests/useChange';
import type { Told } from '../requests/useTask';

/** How to create a missing choice from the typed text. */
export interface Adding {
  /** The entry that the list offers for it: 'Agregar «Faro TV»'. Null if this text cannot become a choice. */
  offer: (typed: string) => string | null;
  work: (typed: string) => Promise<Option<string>>;
  failed: string;
  done: (made: Option<string>) => Told;
}

/** A value that is no id of the server. */
const ADD = '+';

/**
 * A select whose missing choices can be added on the spot: the person types a name, and the last entry of the list adds it.
 * @param adding undefined if nothing can be added now
 */
export function AddableSelect({
  options,
  adding,
  value,
  onChange,
  help,
  ...props
}: SearchSelectProps & { adding?: Adding | undefined }) {
  const { change, isChanging } = useChange();
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState<readonly Option<string>[]>([]);
  const known = [...options, ...made.filter((one) => !options.some((other) => other.value === one.value))];
  const text = typed.trim();
  const isKnown = known.some(({ label }) => sameText(label) === sameText(text));
  const offer = text === '' || isKnown ? null : (adding?.offer(text) ?? null);

  function choose(chosen: string) {
    if (chosen !== ADD || !adding) return onChange?.(chosen);
    const { work, ...words } = adding;
    void change(() => work(text), {
      ...words,
      next: (option) => {
        setMade((others) => [...others, option]);
        onChange?.(option.value);
      },
    });
  }

  return (
    <SearchSelect
      {...props}
      options={offer === null ? known : [...known, { value: ADD, label: offer }]}
      value={value}
      onChange={choose}
      onInputChange={setTyped}
      help={isChanging ? 'Agregando...' : help}
    />
  );
}
