import type { FormApi, Mutator } from 'final-form';
import { FORM_ERROR } from 'final-form';
import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react';
import { use, useId, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { focusField } from '../FormErrorSummary/focusField';
import type { SubmitFailure } from '../ground/inForm/FormContext';
import { FormContext } from '../ground/inForm/FormContext';
import { useLabels } from '../ground/locale/LocaleContext';
import { AroundFields } from '../ground/remount/AroundFields';
import { createFormParts } from './createFormParts';
import type { FormErrors } from './fieldErrors';
import { withListErrors } from './fieldErrors';
import { forgetAnswer } from './forgetAnswer';
import { readFailure } from './readFailure';
import type { SubmitErrors, SubmitOutcome } from './submitErrors';

export interface FormProps<Values extends object>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children' | 'noValidate' | 'defaultValue'> {
  /**
   * Sends the values. It is called only for valid values, and never while it is still sending. It may return,
   * resolve to, or reject with errors by field (`toSubmitErrors`). The typed values stay in every case.
   */
  onSubmit: (values: Values, form: FormApi<Values>) => SubmitOutcome<Values> | Promise<SubmitOutcome<Values>>;
  /** Turns a rejection without field names into errors. Without it, the summary shows a general error. */
  onRejected?: (reason: unknown) => SubmitOutcome<Values>;
  /** Runs on every change. A field shows its error after touch or submit. */
  validate?: (values: Values) => FormErrors<Values>;
  /** Compared by content: equal values do not reset the form. */
  initialValues?: Partial<Values>;
  /** Mutators of final-form, for rows: `rowMutators` of `@doblaje/ui/formRows`. Every form has `forgetAnswer` too. */
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
 * A form on top of react-final-form. It subscribes to nothing, so a keystroke renders only its field. After
 * a failed submit the focus goes to the `FormSummary`, or without one to the first invalid field.
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
  // Only a form with mutators has fields in lists.
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
    // For React, a form in a dialog is inside the form that opened the dialog.
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
        mutators={{ ...mutators, forgetAnswer }}
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

/** Accepts plain objects only: an `Error` or a `Response` names no fields. */
function isSubmitErrors<Values>(reason: unknown): reason is SubmitErrors<Values> {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    Object.getPrototypeOf(reason) === Object.prototype &&
    Object.values(reason).every((error) => typeof error === 'string' || Array.isArray(error))
  );
}

function focusFirst({ fields }: SubmitFailure) {
  for (const { fieldId } of fields) if (focusField(fieldId)) return;
}
