import type { FormApi } from 'final-form';
import { useState } from 'react';
import type { Told } from '../shell/useTask';
import { Changes } from './Changes';
import { type DialogFormProps, FormFrame, FormInFrame } from './DialogForm';
import { type Draft, type Drafts, useDrafts } from './drafts';
import { ShownChanged } from './shown';
import { useFormEnd } from './useFormEnd';
import { useLeftUnsaid } from './useLeftUnsaid';

interface Props<Values extends object, Base, Answer> extends DialogFormProps<Values> {
  initialValues: Values;
  /** Another one begins the form anew, with other initial values; the dialog around it stays, and with it where the focus returns to. */
  formKey?: string;
  /**
   * Sends it. What the API refuses stands on its field; whatever was typed stays. What is created from what the dialog shows goes
   * through `createShown`.
   */
  onSubmit: (values: Values) => Promise<Answer>;
  /** What is notified once it is sent and the page behind shows it. @default nothing, nor is the page read anew: it is left */
  done?: (answer: Answer) => Told;
  /** What follows on that: leads to what was created. @default nothing */
  next?: (answer: Answer) => void;
  /**
   * Where what is typed is kept through an expired session, and asked for before it is lost:
   * `createDrafts('en el proyecto nuevo')`, once, outside components. `secret`: it is neither, it is a password.
   */
  drafts: Drafts<Draft<Base, Values>> | 'secret';
  /** What it is created from or in (the project whose next season it is): found again with what was typed. @default null */
  base?: Base;
}

/** One of its sort: what is created is not there yet. */
const ID = 'new';

/**
 * A form in a dialog that creates something or does something: title, fields, errors by field with the focus on their summary,
 * sent once, not left with something typed unless one says so. Something that there is: `EditDialog`.
 */
export function FormDialog<Values extends object, Answer, Base = null>(props: Props<Values, Base, Answer>) {
  const { initialValues, formKey, onSubmit, done, next, drafts: kept, base = null as Base, ...rest } = props;
  const end = useFormEnd();
  const unsaid = useLeftUnsaid(rest.title);
  const drafts = useDrafts(kept === 'secret' ? undefined : kept);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const names = Object.keys(initialValues) as (keyof Values & string)[];

  const form = {
    ...rest,
    onClose() {
      setChanges([]);
      unsaid.heard();
      rest.onClose();
    },
  };

  async function submit(values: Values, api: FormApi<Values>) {
    setChanges([]);
    unsaid.heard();
    let answer: Answer;
    try {
      answer = await onSubmit(values);
    } catch (error) {
      if (error instanceof ShownChanged) {
        setChanges(error.changes);
        // What follows from what is shown now goes into fields where nothing was typed.
        api.setConfig('keepDirtyOnReinitialize', true);
      }
      unsaid.refused(error);
      return end.refused<Values>(error, names, drafts !== undefined);
    }
    drafts?.forget(ID);
    if (done) await end.done(done(answer), form.onClose);
    else form.onClose();
    next?.(answer);
  }

  const draft = drafts && { drafts, id: ID, base };
  return (
    <FormFrame
      form={form}
      typed={
        drafts && {
          place: drafts.place,
          isThere: () => drafts.get(ID) !== undefined,
          forget: () => drafts.forget(ID),
        }
      }
    >
      {(dialog) => (
        <FormInFrame
          key={formKey}
          form={form}
          work={{ initialValues, submit, newer: changes.length > 0 && <Changes of={changes} />, draft }}
          dialog={dialog}
        />
      )}
    </FormFrame>
  );
}
