import { createForm } from '@doblaje/ui/form';
import { useField, useForm } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { AddableSelect } from '../../../lists/AddableSelect';
import { ProjectSelect } from '../../../lists/ProjectSelect';
import { useChapterChoices } from '../../../lists/useChapterChoices';
import type { UploadValues } from './upload';

const { Field } = createForm<UploadValues>();

/** The project and chapter of the document. Both are required for a cast, and optional otherwise. */
export function PlaceFields(props: { isOptional: boolean; isDisabled: boolean }) {
  const form = useForm<UploadValues>();
  const { value: projectId } = useField<number>('projectId', { subscription: { value: true } }).input;
  const { options, help, adding } = useChapterChoices(projectId ? `${projectId}` : '');
  return (
    <>
      <Field
        as={ProjectSelect}
        name="projectId"
        label="Proyecto"
        onOther={() => form.change('chapterId', 0)}
        {...ID_FIELD}
        {...props}
      />
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
