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

/** What a form needs to edit an existing item. */
export interface EditOptions<Whole, Values extends object> {
  edit: Edit<Whole, Values>;
  /** The item's id. The draft is kept under it. */
  id: string;
  /** The item as it was loaded. */
  whole: Whole;
  /** Sends the values: `(values, updatedAt) => sendEdit(client.…$patch({ json: { ...values, updatedAt } }))`. */
  save: (values: Values, updatedAt: string) => Promise<EditOutcome<Whole>>;
  /** Gets the item after it was saved. The form stays busy until the returned promise ends. */
  onSaved: (whole: Whole) => Promise<void> | void;
  /** Gets the newer version when the server refuses a save because of it. */
  onNewer?: ((whole: Whole) => void) | undefined;
  /** How to bring the item back if somebody removed it while the person typed. @default it cannot be brought back */
  restoring?: Restoring | undefined;
}

/** The parts of a form, in the page or in a dialog. */
export interface FormWork<Base, Values extends object> {
  initialValues: Values;
  submit: (values: Values, form: FormApi<Values>) => Promise<SubmitOutcome<Values>>;
  /** The values that somebody else wrote meanwhile, for the top of the form. */
  newer: ReactNode;
  /** Where the typed values are kept; undefined for secrets. */
  draft: { drafts: DraftStore<Draft<Base, Values>>; id: string; base: Base } | undefined;
}

/**
 * Edits an existing item. If somebody else saved first, the form takes over their changes, keeps the values typed here, and shows
 * both. The next save builds on the newer version. Typed values outlive an expired session. If a refusal says that somebody else
 * changed the item, the page behind loads again at once. If the item is gone, the page loads again only when the form is closed.
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

  /** Untouched fields get the newer values; typed values stay. */
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
