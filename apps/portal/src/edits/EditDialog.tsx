import type { Told } from '../requests/useTask';
import { type DialogFormProps, FormFrame, FormInFrame } from './DialogForm';
import { useDrafts } from './drafts';
import { type EditOptions, useEdit } from './useEdit';
import { useFormEnd } from './useFormEnd';

interface Props<Whole, Values extends object>
  extends DialogFormProps<Values>,
    Omit<EditOptions<Whole, Values>, 'onSaved' | 'onNewer'> {
  /** The notification after the save, once the page behind shows the change. */
  done: (saved: Whole) => Told;
  /** Gets the newest version, saved here or by somebody else, before the page loads it again. @default nothing: that is soon enough */
  onKnown?: (whole: Whole) => void;
}

type Inner<Whole, Values extends object> = Props<Whole, Values> & {
  dialog: Parameters<typeof FormInFrame>[0]['dialog'];
};

function EditInFrame<Whole, Values extends object>({ dialog, ...props }: Inner<Whole, Values>) {
  const { done } = useFormEnd();
  const work = useEdit({
    ...props,
    onNewer: props.onKnown,
    onSaved: async (whole) => {
      props.onKnown?.(whole);
      await done(props.done(whole), props.onClose);
    },
  });
  return <FormInFrame form={props} work={work} dialog={dialog} />;
}

/**
 * A form in a dialog that edits an existing item. It works like `FormDialog`. If somebody else saved meanwhile, it shows both values
 * field by field. For a form in the page use `EditForm`. The dialog is open from the start if `edit.drafts` holds typed values
 * (`useEditing`).
 */
export function EditDialog<Whole, Values extends object>(props: Props<Whole, Values>) {
  const { edit, id } = props;
  const drafts = useDrafts(edit.drafts);
  return (
    <FormFrame
      form={props}
      typed={{
        place: edit.place,
        isThere: () => drafts.get(id) !== undefined,
        forget: () => drafts.forget(id),
      }}
    >
      {(dialog) => <EditInFrame {...props} dialog={dialog} />}
    </FormFrame>
  );
}
