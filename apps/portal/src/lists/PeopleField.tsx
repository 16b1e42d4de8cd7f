import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { Icon } from '@doblaje/ui/IconSet';
import { SearchSelect, type SearchSelectProps } from '@doblaje/ui/SearchSelect';
import { Stack } from '@doblaje/ui/Stack';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { receiversText } from '../formats/receiversText';
import { usePersonFilter } from './foundFilters';

/** What a form with this field also holds: the names of the chosen people, by id, because choices found by typing have no fixed list. */
export interface PeopleNames {
  names: Readonly<Record<string, string>>;
}

interface PeopleFieldProps
  extends Omit<SearchSelectProps, 'value' | 'onChange' | 'options' | 'onSearch' | 'labels' | 'ref'> {
  value?: readonly string[] | '';
  onChange?: (ids: readonly string[]) => void;
}

/** Chooses several people, one after another. Each is found by typing, among people with an active account. */
export function PeopleField({ value, onChange, ...props }: PeopleFieldProps) {
  const ids = value || [];
  const field = useRef<HTMLInputElement>(null);
  const { input: names } = useField<PeopleNames['names']>('names', { subscription: { value: true } });
  const { choices, search } = usePersonFilter(undefined, undefined);
  const isDisabled = props.isDisabled === true;

  function add(id: string) {
    if (id === '') return;
    const name = choices.find((choice) => choice.value === id)?.label ?? '';
    names.onChange({ ...names.value, [id]: name });
    onChange?.([...ids, id]);
  }

  function remove(id: string) {
    onChange?.(ids.filter((other) => other !== id));
    // The focused button is gone.
    field.current?.focus();
  }

  return (
    <Stack gap="close">
      <SearchSelect
        {...props}
        // A new key clears the text typed to find the last person.
        key={ids.length}
        ref={field}
        autoFocus={ids.length > 0 && document.activeElement === field.current}
        placeholder={ids.length === 0 ? 'Seleccione' : 'Agregar a otra persona'}
        value=""
        onChange={add}
        options={choices.filter((choice) => !ids.includes(choice.value))}
        onSearch={search.onSearch}
        labels={{ count: () => search.hint ?? '', empty: () => search.hint || 'Buscando...' }}
      />
      {ids.length > 0 && (
        <EntryList
          title={receiversText(ids.length)}
          items={ids.map((id) => {
            const name = names.value[id] ?? '';
            return {
              id,
              name,
              actions: (
                <Button
                  variant="icon"
                  size="sm"
                  aria-label={`Quitar a ${name}`}
                  isDisabled={isDisabled}
                  onPress={() => remove(id)}
                >
                  <Icon of={X} />
                </Button>
              ),
            };
          })}
        />
      )}
    </Stack>
  );
}
