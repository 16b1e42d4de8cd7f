import type { ReactNode } from 'react';
import type { AnyComponent, BooleanName, FieldProps, ToggleFieldProps } from './Field';
import { Field, ToggleField } from './Field';
import type { FormProps } from './Form';
import { Form } from './Form';
import type { FormSummaryProps } from './FormSummary';
import { FormSummary } from './FormSummary';
import type { PasswordFormFieldProps } from './PasswordFormField';
import { PasswordFormField } from './PasswordFormField';
import type { SubmitButtonProps } from './SubmitButton';
import { SubmitButton } from './SubmitButton';
import type { TextFormFieldProps } from './TextFormField';
import { TextFormField } from './TextFormField';

/** The parts of a form, tied to the type of its values. */
export interface TypedForm<Values extends object> {
  Form: (props: FormProps<Values>) => ReactNode;
  Field: <Name extends keyof Values & string, Control extends AnyComponent>(
    props: FieldProps<Values, Name, Control>,
  ) => ReactNode;
  ToggleField: <Name extends BooleanName<Values>, Control extends AnyComponent>(
    props: ToggleFieldProps<Values, Name, Control>,
  ) => ReactNode;
  TextFormField: <Name extends keyof Values & string>(props: TextFormFieldProps<Values, Name>) => ReactNode;
  PasswordFormField: (props: PasswordFormFieldProps<Values>) => ReactNode;
  FormSummary: (props: FormSummaryProps<Values>) => ReactNode;
  SubmitButton: (props: SubmitButtonProps) => ReactNode;
}

const parts = { Form, Field, ToggleField, TextFormField, PasswordFormField, FormSummary, SubmitButton };

/**
 * Gives the form's parts for one type of values: a wrong name does not compile. Call it once, outside
 * components. It costs nothing at run time, because the parts are the same for every form. It brings two
 * fields; pass others to `Field` and `ToggleField`, so that a form only loads those it uses.
 *
 * @example const Login = createForm<{ email: string; password: string }>();
 */
export function createForm<Values extends object>(): TypedForm<Values> {
  return parts;
}
