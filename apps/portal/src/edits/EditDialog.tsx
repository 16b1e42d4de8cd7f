import type { Told } from '../shell/useTask';
import { type DialogFormProps, FormFrame, FormInFrame } from './DialogForm';
import { useDrafts } from './drafts';
import { type EditOptions, useEdit } from './useEdit';
import { useFormEnd } from './useFormEnd';

interface Props<Whole, Values extends object>
  extends DialogFormProps<Values>,
    Omit<EditOptions<Whole, Values>, 'onSaved' | 'onNewer'> {
  /** What is notified once it is saved and the page behind shows it. */
  done: (saved: Whole) => Told;
  /** How it is now, saved here or by somebody else: known before the page is read anew. @default nothing: it can wait for that */
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
 * A form in a dialog over something that there is: as `FormDialog`, and where somebody else saved meanwhile it shows both values
 * field by field. In the page: `EditForm`. Its dialog is open from the start where `edit.drafts` has something typed (`useEditing`).
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
