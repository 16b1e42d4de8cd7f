import { useFormState } from 'react-final-form';
import type { ButtonBaseProps } from '../Button/Button';
import { Button } from '../Button/Button';
import type { WordsVariant } from '../Button/look';

const subscription = { submitting: true };
const validity = { submitting: true, hasValidationErrors: true };

/** Everything of `Button` but what the form decides. */
export interface SubmitButtonProps extends Omit<ButtonBaseProps, 'type' | 'isPending'> {
  /** Look. @default 'primary' */
  variant?: WordsVariant;
  /** Disabled until every value is valid. Else a press shows what is wrong, which helps more. @default false */
  waitsForValid?: boolean;
}

/** The button that submits the `Form` around it, pending while it is being sent. */
export function SubmitButton({ waitsForValid = false, isDisabled = false, ...props }: SubmitButtonProps) {
  const { submitting, hasValidationErrors } = useFormState({
    subscription: waitsForValid ? validity : subscription,
  });
  const isWaiting = waitsForValid && hasValidationErrors === true;
  return <Button {...props} type="submit" isPending={submitting} isDisabled={isDisabled || isWaiting} />;
}
