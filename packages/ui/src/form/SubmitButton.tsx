import { useFormState } from 'react-final-form';
import type { ButtonProps } from '../Button/Button';
import { Button } from '../Button/Button';

const subscription = { submitting: true };

/** Everything of `Button` but what the form decides. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending'>;

/** The button that submits the `Form` around it, pending while it is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription });
  return <Button {...props} type="submit" isPending={submitting} />;
}
