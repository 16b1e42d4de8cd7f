import { use, useCallback, useState } from 'react';
import { type FieldLabels, hasError } from '../FieldShell/FieldShell';
import { useOwnVerdict } from '../FieldShell/useOwnVerdict';
import { FormattedField } from '../FormattedField/FormattedField';
import { keepCaret } from '../FormattedField/keepCaret';
import { LocaleContext, useLabels } from '../LocaleProvider/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import {
  excessOf,
  formatNumberText,
  type NumberExcess,
  readNumberText,
  readPasted,
  showNumber,
} from './numberText';

export interface NumberFieldLabels extends FieldLabels {
  /**
   * Said on leaving a number that the field does not take, where neither the page has an error nor a form of `@doblaje/ui/form`
   * judges: it has too many decimals, a minus, or more than 15 digits. '' says nothing.
   * @default 'Ingresa un número sin decimales', 'Ingresa un número sin signo menos'…
   */
  invalid?: (excess: NumberExcess, maxFractionDigits: number) => string;
}

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'labels'> {
  /** The number, or null for none. */
  value?: number | null;
  /** The first number, where the page does not hold it. @default null */
  defaultValue?: number | null;
  /** Gets the number on every change, not when the field is left: a form validates while one types. */
  onChange?: (value: number | null) => void;
  /** Decimals that it takes, after a comma. @default 0 */
  maxFractionDigits?: number;
  /** Whether it takes a minus. @default false */
  allowsNegative?: boolean;
  labels?: NumberFieldLabels;
}

const LABELS = {
  invalid: (excess: NumberExcess, most: number) =>
    excess === 'sign'
      ? 'Ingresa un número sin signo menos'
      : excess === 'digits'
        ? 'Ingresa un número de 15 cifras como máximo'
        : most === 0
          ? 'Ingresa un número sin decimales'
          : `Ingresa un número con ${most === 1 ? 'un decimal' : `${most} decimales`} como máximo`,
};

const isContent = (decimal: string) => (character: string) =>
  /[\d-]/.test(character) || character === decimal;

/** What stands between thousands and before decimals. */
function marksOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${mark('group')}${mark('decimal')}`;
}

/**
 * An amount: digits grouped as one types, '1.234,5' (by the locale, es-CL without one), no steppers. A native form sends the number, 1234.5, and
 * nothing for none. No number is made another one: what the field does not take (decimals, a minus) stays as it was typed, pasted or given,
 * `onChange` tells it, and the validator, or without one the field itself when it is left, says that it does not fit. Not
 * react-aria's number field, which tells its value only when it is left, rounded.
 */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  maxFractionDigits = 0,
  allowsNegative = false,
  name,
  form,
  error,
  labels,
  onBlur,
  ...field
}: NumberFieldProps) {
  const { locale } = use(LocaleContext);
  const marks = locale === 'es-CL' ? '.,' : marksOf(locale);
  const words = useLabels('NumberField', LABELS, labels);
  const [text, setText] = useState(() => showNumber(defaultValue, marks));
  // The text typed stays while it means the value ('1,' is 1), else the value is shown.
  const isTyped = value === undefined || readNumberText(text, marks) === value;
  const shown = isTyped ? text : showNumber(value, marks);
  const format = useCallback(
    (typed: string, caret: number) => {
      // More than one key can do at once.
      const isPasted = Math.abs(typed.length - shown.length) > 1;
      const meant = isPasted ? readPasted(typed, marks) : typed;
      return keepCaret((one) => formatNumberText(one, marks), isContent(marks[1] ?? ','))(meant, caret);
    },
    [shown, marks],
  );
  const excess = excessOf(shown, { maxFractionDigits, allowsNegative, marks });
  const { isWrong, judge } = useOwnVerdict(!excess);
  return (
    <>
      <FormattedField
        {...field}
        labels={labels}
        error={isWrong && excess && !hasError(error) ? words.invalid(excess, maxFractionDigits) : error}
        onBlur={(event) => {
          if (!field.isReadOnly) judge();
          onBlur?.(event);
        }}
        inputMode={maxFractionDigits > 0 || allowsNegative ? 'decimal' : 'numeric'}
        formatText={format}
        value={shown}
        onChange={(typed) => {
          setText(typed);
          onChange?.(readNumberText(typed, marks));
        }}
      />
      {name !== undefined && !field.isDisabled && (
        <input type="hidden" name={name} form={form} value={readNumberText(shown, marks) ?? ''} />
      )}
    </>
  );
}
