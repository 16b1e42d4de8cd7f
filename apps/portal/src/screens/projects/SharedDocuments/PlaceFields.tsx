import { createForm } from '@doblaje/ui/form';
import { SearchSelect, type SearchSelectProps } from '@doblaje/ui/SearchSelect';
import { useField, useForm } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { AddableSelect } from '../../../lists/AddableSelect';
import { useProjectFilter } from '../../../lists/foundFilters';
import { useChapterChoices } from '../../../lists/useChapterChoices';
import type { UploadValues } from './upload';

const { Field } = createForm<UploadValues>();

/** The project, found by typing. Choosing another one clears the chapter. */
function ProjectSelect({ value = '', onChange, ...props }: Omit<SearchSelectProps, 'options'>) {
  const form = useForm<UploadValues>();
  const { value: names } = useField<UploadValues['names']>('names', { subscription: { value: true } }).input;
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
          form.change('chapterId', 0);
          onChange?.(id);
        });
      }}
    />
  );
}

/** The project and chapter of the document. Both are required for a cast, and optional otherwise. */
export function PlaceFields(props: { isOptional: boolean; isDisabled: boolean }) {
  const { value: projectId } = useField<number>('projectId', { subscription: { value: true } }).input;
  const { options, help, adding } = useChapterChoices(projectId ? `${projectId}` : '');
  return (
    <>
      <Field as={ProjectSelect} name="projectId" label="Proyecto" {...ID_FIELD} {...props} />
      {projectId > 0 && (
        <Field
          key={projectId}
          as={AddableSelect}
          adding={adding}
          name="chapterId"
          label="Capítulo"
          options={options ?? []}
          {...ID_FIELD}
          {...props}
          {...(help !== undefined && { help })}
        />
      )}
    </>
  );
}
