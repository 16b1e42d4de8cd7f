import type { EditOutcome } from '@doblaje/contract/client';
import { FORM_ERROR, type SubmitErrors, type SubmitOutcome } from '@doblaje/ui/form';
import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { BringBack } from './BringBack';
import type { Edit } from './defineEdit';
import { type Draft, type DraftStore, useDrafts } from './drafts';
import { NewerValues } from './NewerValues';
import { editFailure, useFormEnd } from './useFormEnd';
import { type Restoring, useLost } from './useLost';

/** What is needed to edit something that there is. */
export interface EditOptions<Whole, Values extends object> {
  edit: Edit<Whole, Values>;
  /** Which one of its sort: what is typed is kept under it. */
  id: string;
  /** As it was read. */
  whole: Whole;
  /** Sends it: `(values, updatedAt) => sendEdit(client.…$patch({ json: { ...values, updatedAt } }))`. */
  save: (values: Values, updatedAt: string) => Promise<EditOutcome<Whole>>;
  /** It was saved, and this is how it is now. The form is busy until that is done. */
  onSaved: (whole: Whole) => Promise<void> | void;
  /** The server told of a newer one while it refused a save. */
  onNewer?: ((whole: Whole) => void) | undefined;
  /** How it is brought back where somebody removed it while one typed. @default it cannot be */
  restoring?: Restoring | undefined;
}

/** What a form is made of, in the page or in a dialog. */
export interface FormWork<Base, Values extends object> {
  initialValues: Values;
  submit: (values: Values, form: FormApi<Values>) => Promise<SubmitOutcome<Values>>;
  /** What somebody else wrote meanwhile, for the head of the form. */
  newer: ReactNode;
  /** Where what is typed is kept; undefined for secrets. */
  draft: { drafts: DraftStore<Draft<Base, Values>>; id: string; base: Base } | undefined;
}

/**
 * Edits something that there is. A save that another one overtook takes over what changed elsewhere, keeps what was typed here,
 * and shows both; saving again is then of the newer one. What was typed outlives an expired session. Where a refusal says that somebody
 * else was there, the page behind is read anew: at once, or where it is gone as the form is left.
 */
export function useEdit<Whole, Values extends object>({
  edit,
  id,
  whole,
  save,
  onSaved,
  onNewer,
  restoring,
}: EditOptions<Whole, Values>): FormWork<Whole, Values> {
  const drafts = useDrafts(edit.drafts);
  const { refused } = useFormEnd();
  const { revalidate } = useRevalidator();
  const lost = useLost(edit, id, restoring);
  const [start] = useState(() => drafts.get(id)?.base ?? whole);
  const [base, setBase] = useState(start);
  const [initialValues] = useState(() => edit.valuesOf(start));
  const [newer, setNewer] = useState<readonly (keyof Values & string)[]>([]);

  async function submit(values: Values, form: FormApi<Values>): Promise<SubmitOutcome<Values>> {
    setNewer([]);
    lost.heard();
    let outcome: EditOutcome<Whole>;
    try {
      outcome = await save(values, edit.updatedAtOf(base));
    } catch (error) {
      const isGone = lost.refused(error, values, base, form);
      return isGone ? editFailure<Values>(error, edit.fields, true) : refused<Values>(error, edit.fields);
    }
    if (outcome.isStale) {
      takeOver(outcome.current, form);
      void revalidate();
      return { [FORM_ERROR]: outcome.message } as SubmitErrors<Values>;
    }
    drafts.forget(id);
    await onSaved(outcome.saved);
  }

  /** Untouched fields get the newer values, typed ones stay. */
  function takeOver(current: Whole, form: FormApi<Values>) {
    const [before, now] = [edit.valuesOf(base), edit.valuesOf(current)];
    setNewer(edit.fields.filter((field) => (before[field] ?? '') !== (now[field] ?? '')));
    form.setConfig('keepDirtyOnReinitialize', true);
    form.initialize(now);
    setBase(current);
    onNewer?.(current);
  }

  return {
    initialValues,
    submit,
    newer: lost.bringBack ? (
      <BringBack onPress={() => void lost.bringBack?.()} isPending={lost.isChanging} />
    ) : (
      newer.length > 0 && <NewerValues edit={edit} fields={newer} whole={base} />
    ),
    draft: { drafts, id, base },
  };
}
