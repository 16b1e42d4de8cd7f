import { Button } from '@doblaje/ui/Button';
import { Form, type FormErrors, FormSummary } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import type { ReactNode } from 'react';
import { KeepDraft } from './KeepDraft';
import { SaveBar } from './SaveBar';
import { type EditOptions, useEdit } from './useEdit';

interface Props<Whole, Values extends object> extends EditOptions<Whole, Values> {
  /** The form's validator, from domain. */
  validate: (values: Values) => FormErrors<Values>;
  /** Editing ends: saved or cancelled. It is called before `onSaved`. */
  onEnd: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in the page that edits an existing item. It shows errors, saves with the bar at its foot, and keeps typed values from being
 * lost. For a form in a dialog use `EditDialog`.
 */
export function EditForm<Whole, Values extends object>({
  validate,
  onEnd,
  children,
  onSaved,
  ...options
}: Props<Whole, Values>) {
  const { initialValues, submit, newer, draft } = useEdit({
    ...options,
    onSaved: (whole) => {
      onEnd();
      onSaved(whole);
    },
  });
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={initialValues}>
      <Stack>
        <FormSummary<Values>>{newer}</FormSummary>
        {children}
      </Stack>
      <SaveBar>
        <Button variant="secondary" onPress={onEnd}>
          Cancelar
        </Button>
      </SaveBar>
      {draft && <KeepDraft {...draft} />}
    </Form>
  );
}
