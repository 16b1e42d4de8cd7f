import type { FormApi, Mutator } from 'final-form';
import { FORM_ERROR } from 'final-form';
import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react';
import { use, useId, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { focusField } from '../FormErrorSummary/focusField';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { AroundFields } from '../remount/AroundFields';
import { createFormParts } from './createFormParts';
import type { Failure } from './FormContext';
import { FormContext } from './FormContext';
import type { FormErrors } from './fieldErrors';
import { withListErrors } from './fieldErrors';
import { readFailure } from './readFailure';
import type { SubmitErrors, SubmitOutcome } from './submitErrors';

export interface FormProps<Values extends object>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children' | 'noValidate' | 'defaultValue'> {
  /**
   * Sends the values; called only when they are valid and nothing is being sent. May return, resolve to, or
   * reject with errors by field (`toSubmitErrors`). What was typed stays in any case.
   */
  onSubmit: (values: Values, form: FormApi<Values>) => SubmitOutcome<Values> | Promise<SubmitOutcome<Values>>;
  /** A rejection that names no fields. Without it: a general error in the summary. */
  onRejected?: (reason: unknown) => SubmitOutcome<Values>;
  /** Checked on every change; shown after touch or submit. */
  validate?: (values: Values) => FormErrors<Values>;
  /** Compared by content: the same values again do not reset the form. */
  initialValues?: Partial<Values>;
  /** final-form's own, for rows: `rowMutators` of `@doblaje/ui/formRows`. */
  mutators?: Record<string, Mutator<Values>>;
  children: ReactNode;
  labels?: {
    /** @default 'No pudimos enviar el formulario. Inténtalo otra vez.' */
    rejected?: string;
  };
  ref?: Ref<HTMLFormElement>;
}

const LABELS = { rejected: 'No pudimos enviar el formulario. Inténtalo otra vez.' };
const nothing = {};

/**
 * A form over react-final-form. It subscribes to nothing itself: a keystroke renders the one field it is in.
 * After a failed submit the focus goes to the `FormSummary`, or to the first invalid field if there is none.
 */
export function Form<Values extends object>({
  onSubmit,
  onRejected,
  validate,
  initialValues,
  mutators,
  children,
  labels,
  onPointerDownCapture,
  ...form
}: FormProps<Values>) {
  const formId = useId();
  const Around = use(AroundFields);
  const words = useLabels('Form', LABELS, labels);
  // Only then are there fields inside of lists.
  const hasRows = mutators !== undefined;
  const [parts] = useState(() => createFormParts(formId));

  const send = async (values: Values, api: FormApi<Values>) => {
    parts.sent = values;
    try {
      return (await onSubmit(values, api)) ?? undefined;
    } catch (reason) {
      if (isSubmitErrors<Values>(reason)) return reason;
      if (onRejected) return onRejected(reason) ?? undefined;
      return { [FORM_ERROR]: words.rejected };
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>, api: FormApi<Values>) => {
    event.preventDefault();
    // A form in a dialog is, to React, inside the form that opened it.
    event.stopPropagation();
    if (api.getState().submitting) return;
    await api.submit();
    const failure = readFailure(api, parts);
    const isShown = parts.tell(failure);
    if (failure && !isShown) focusFirst(failure);
  };

  return (
    <FormContext value={parts}>
      <FinalForm<Values>
        onSubmit={send}
        validate={hasRows && validate ? withListErrors(validate) : validate}
        initialValues={initialValues}
        mutators={mutators}
        subscription={nothing}
        render={({ form: api }) => (
          <form
            {...form}
            noValidate
            onSubmit={(event) => submit(event, api)}
            onPointerDownCapture={(event) => {
              parts.startPress();
              onPointerDownCapture?.(event);
            }}
          >
            <Around>{children}</Around>
          </form>
        )}
      />
    </FormContext>
  );
}

/** Plain objects only: an `Error` or a `Response` names no fields. */
function isSubmitErrors<Values>(reason: unknown): reason is SubmitErrors<Values> {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    Object.getPrototypeOf(reason) === Object.prototype &&
    Object.values(reason).every((error) => typeof error === 'string' || Array.isArray(error))
  );
}

function focusFirst({ fields }: Failure) {
  for (const { fieldId } of fields) if (focusField(fieldId)) return;
}
