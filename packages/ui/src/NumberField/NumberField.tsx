import { use, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldLabels, hasError } from '../FieldShell/FieldShell';
import { useOwnVerdict } from '../FieldShell/useOwnVerdict';
import { FormattedField } from '../FormattedField/FormattedField';
import { FormContext } from '../form/FormContext';
import { LocaleContext, useLabels } from '../LocaleProvider/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import { type NumberFault, readingsOf, readNumber, showNumber } from './numberText';
import { createNumberTyping } from './typedNumber';

export interface NumberFieldLabels extends FieldLabels {
  /**
   * Said on leaving a text that is no number the field takes, where the page has no error: it has too many decimals, a minus, or more
   * than 15 digits, it is no number, or may be two (`readings`: '180' and '180.000'). In a form of `@doblaje/ui/form` it is said of
   * what was not read; the rest is its validator's. '' says nothing.
   * @default 'Ingresa un número sin decimales', '«180,000» se puede leer como 180 o como 180.000: escríbelo sin puntos ni comas'…
   */
  invalid?: (
    fault: NumberFault,
    maxFractionDigits: number,
    typed: string,
    readings: readonly string[],
  ) => string;
}

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'labels'> {
  /** The number, or null for none. A text that a form holds because it was not read is shown as it is. */
  value?: number | null;
  /** The first number, where the page does not hold it. @default null */
  defaultValue?: number | null;
  /**
   * Gets the number on every change, not when the field is left: a form validates while one types. Of a text that is no number, or
   * may be two, it gets null and that text: nothing was read, which is not the same as nothing typed.
   */
  onChange?: (value: number | null, unread?: string) => void;
  /** Decimals that it takes, after a comma. @default 0 */
  maxFractionDigits?: number;
  /** Whether it takes a minus. @default false */
  allowsNegative?: boolean;
  labels?: NumberFieldLabels;
}

const LABELS = {
  invalid: (fault: NumberFault, most: number, typed: string, readings: readonly string[]) => {
    if (fault === 'sign') return 'Ingresa un número sin signo menos';
    if (fault === 'digits') return 'Ingresa un número de 15 cifras como máximo';
    if (fault === 'ambiguous')
      return `«${typed}» se puede leer como ${readings.join(' o como ')}: escríbelo sin puntos${most === 0 ? ' ni comas' : ' de miles, y los decimales con coma'}`;
    if (fault === 'text')
      return `«${typed}» no es un número: escríbelo solo con cifras${most === 0 ? '' : ', y los decimales con coma'}`;
    if (most === 0) return 'Ingresa un número sin decimales';
    return `Ingresa un número con ${most === 1 ? 'un decimal' : `${most} decimales`} como máximo`;
  },
};

/** What stands between thousands and before decimals. */
function marksOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${mark('group')}${mark('decimal')}`;
}

/**
 * An amount: digits grouped as one types, '1.234,5' (by the locale, es-CL without one), no steppers. A native form sends the number, 1234.5, and
 * nothing for none. No number is made another one: what is no number by the locale's writing ('180,000' pesos, '1234.56', '250k') stays as it was
 * typed, pasted, dictated or filled in, and is an error that says how it could be read; no form is sent with it. A number that the
 * field does not take (a minus, decimals) is told, and the validator, or without one the field itself when it is left, says that it does not
 * fit. Not react-aria's number field, which tells its value only when it is left, rounded.
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
  ref,
  ...field
}: NumberFieldProps) {
  const { locale } = use(LocaleContext);
  const marks = locale === 'es-CL' ? '.,' : marksOf(locale);
  const words = useLabels('NumberField', LABELS, labels);
  const parts = use(FormContext);
  const read = (text: string) => readNumber(text, { maxFractionDigits, allowsNegative, marks });
  const wordOf = (text: string, fault: NumberFault) =>
    words.invalid(fault, maxFractionDigits, text.trim(), readingsOf(text, marks));
  const [text, setText] = useState(() => showNumber(defaultValue, marks));
  const format = useMemo(
    () => createNumberTyping(marks, { maxFractionDigits, allowsNegative }),
    [marks, maxFractionDigits, allowsNegative],
  );
  const typed = read(text);
  const isUnread = (reading: typeof typed) => reading.value === null && reading.fault !== undefined;
  // What a form holds may be a text: the field had no number to give it.
  const held: unknown = value;
  // The text typed stays while it means the value ('1,' is 1), else the value is shown.
  const isTyped =
    held === undefined ||
    (isUnread(typed) ? held === null || held === text : (held === '' ? null : held) === typed.value);
  const shown = isTyped ? text : typeof held === 'string' ? held : showNumber(held, marks);
  const reading = read(shown);
  const { fault } = reading;
  // What the page gives is a number, however it is written.
  const number = !isTyped && typeof held === 'number' ? held : reading.value;
  const said = fault && wordOf(shown, fault);
  const { isWrong, judge } = useOwnVerdict(!fault);

  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const unread = number === null ? said : undefined;
  useLayoutEffect(() => {
    if (unread !== undefined && name !== undefined) parts?.unread.set(name + shown, unread);
  }, [parts, name, shown, unread]);
  // A native form does not send what was not read for nothing.
  useEffect(() => input.current?.setCustomValidity(unread ?? ''), [unread]);
  return (
    <>
      <FormattedField
        {...field}
        ref={input}
        labels={labels}
        error={isWrong && said !== undefined && !hasError(error) ? said : error}
        onBlur={(event) => {
          if (!field.isReadOnly) judge();
          onBlur?.(event);
        }}
        inputMode={maxFractionDigits > 0 || allowsNegative ? 'decimal' : 'numeric'}
        formatText={format}
        value={shown}
        onChange={(next) => {
          setText(next);
          const reading = read(next);
          if (!isUnread(reading)) return onChange?.(reading.value);
          // Before the form judges it.
          if (name !== undefined && reading.fault)
            parts?.unread.set(name + next, wordOf(next, reading.fault));
          onChange?.(null, next);
        }}
      />
      {name !== undefined && !field.isDisabled && (
        <input type="hidden" name={name} form={form} value={number ?? ''} />
      )}
    </>
  );
}
