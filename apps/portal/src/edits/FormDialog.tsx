import type { FormApi } from 'final-form';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Told } from '../requests/useTask';
import { ChangeList } from './ChangeList';
import { type DialogFormProps, FormFrame, FormInFrame } from './DialogForm';
import { type Draft, type Drafts, useDrafts } from './drafts';
import { ShownChanged } from './shown';
import { useFormEnd } from './useFormEnd';
import { useLeftUnsaid } from './useLeftUnsaid';

interface Props<Values extends object, Base, Answer> extends DialogFormProps<Values> {
  initialValues: Values;
  /** A new key restarts the form with other initial values. The dialog around it stays, so the focus still returns to the right place. */
  formKey?: string;
  /**
   * Sends the form. The API's refusals stand on their fields, and the typed values stay. If the dialog shows data that the new item
   * depends on, use `createShown`.
   */
  onSubmit: (values: Values) => Promise<Answer>;
  /**
   * The notification after the send, once the page behind shows the change. @default nothing; the page is not loaded again either,
   * because the person leaves it
   */
  done?: (answer: Answer) => Told;
  /** Runs after the notification, for example to open the created item. @default nothing */
  next?: (answer: Answer) => void;
  /**
   * Keeps typed values through an expired session, and lets the dialog ask before it discards them. Create it once, outside
   * components: `createDrafts('en el proyecto nuevo')`. Use `secret` for passwords: they are not kept, and the dialog does not ask.
   */
  drafts: Drafts<Draft<Base, Values>> | 'secret';
  /** The item that the new one is based on (the project that gets a next season). It is kept with the typed values. @default null */
  base?: Base;
}

/** What has changed, as long as the answer that says so stands. */
function Changes({ of }: { of: readonly string[] }) {
  const { submitError } = useFormState({ subscription: { submitError: true } });
  return submitError !== undefined && <ChangeList of={of} />;
}

/** There is one draft per kind of form, because the item does not exist yet. */
const ID = 'new';

/**
 * A form in a dialog that creates an item or performs an action. It has a title and fields, shows errors by field and focuses their
 * summary. It is sent once, and it asks before it discards typed values. To edit an existing item use `EditDialog`.
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
        // The fields get new initial values from the newly shown data, but typed values stay.
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
