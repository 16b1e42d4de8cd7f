import { useFormState } from 'react-final-form';
import type { ButtonBaseProps } from '../Button/Button';
import { Button } from '../Button/Button';
import type { WordsVariant } from '../Button/look';

const subscription = { submitting: true };
const validity = { submitting: true, hasValidationErrors: true };

/** The props of `Button`, without those that the form sets. */
export interface SubmitButtonProps extends Omit<ButtonBaseProps, 'type'> {
  /** The button's look. @default 'primary' */
  variant?: WordsVariant;
  /** Disables the button until every value is valid. Otherwise a press shows the errors, which helps more. @default false */
  waitsForValid?: boolean;
}

/** The submit button of the `Form` around it. It is pending while the form is being sent, or while `isPending` says so. */
export function SubmitButton({
  waitsForValid = false,
  isDisabled = false,
  isPending = false,
  ...props
}: SubmitButtonProps) {
  const { submitting, hasValidationErrors } = useFormState({
    subscription: waitsForValid ? validity : subscription,
  });
  const isWaiting = waitsForValid && hasValidationErrors === true;
  return (
    <Button
      {...props}
      type="submit"
      isPending={isPending || submitting}
      isDisabled={isDisabled || isWaiting}
    />
  );
}
