import { type DialogFormProps, FormFrame, FormInFrame } from './DialogForm';
import { useDrafts } from './drafts';
import { type EditOptions, useEdit } from './useEdit';

interface Props<Whole, Values extends object> extends DialogFormProps<Values>, EditOptions<Whole, Values> {}

type Inner<Whole, Values extends object> = Props<Whole, Values> & {
  dialog: Parameters<typeof FormInFrame>[0]['dialog'];
};

function EditInFrame<Whole, Values extends object>({ dialog, ...props }: Inner<Whole, Values>) {
  const work = useEdit({
    ...props,
    onSaved: (whole) => {
      props.onClose();
      props.onSaved(whole);
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
