import { SearchSelect, type SearchSelectProps } from '@doblaje/ui/SearchSelect';
import { useField, useForm } from 'react-final-form';
import { useProjectFilter } from './foundFilters';

/** What a form with a {@link ProjectSelect} keeps beside its values: names of the projects chosen so far, for a draft that is opened again. */
export interface FoundNames {
  names: Readonly<Record<string, string>>;
}

export interface ProjectSelectProps extends Omit<SearchSelectProps, 'options'> {
  /** Called with another project, in the same change of the form. */
  onOther?: () => void;
}

/** The project, found by typing. */
export function ProjectSelect({ value = '', onChange, onOther, ...props }: ProjectSelectProps) {
  const form = useForm<FoundNames>();
  const { value: names } = useField<FoundNames['names']>('names', { subscription: { value: true } }).input;
  const { choices, search } = useProjectFilter(value, names[value]);
  return (
    <SearchSelect
      {...props}
      value={value}
      options={choices}
      onSearch={search.onSearch}
      labels={{ count: () => search.hint ?? '', empty: () => search.hint || 'Buscando...' }}
      onChange={(id) => {
        const name = choices.find((choice) => choice.value === id)?.label;
        form.batch(() => {
          if (name !== undefined) form.change('names', { ...names, [id]: name });
          onOther?.();
          onChange?.(id);
        });
      }}
    />
  );
}
