import { use, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldLabels, hasError } from '../FieldShell/FieldShell';
import { useOwnVerdict } from '../FieldShell/useOwnVerdict';
import { FormattedField } from '../FormattedField/FormattedField';
import { FormContext } from '../ground/inForm/FormContext';
import { LocaleContext, useLabels } from '../ground/locale/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import { type NumberFault, readingsOf, readNumber, showNumber } from './numberText';
import { createNumberTyping } from './typedNumber';

export interface NumberFieldLabels extends FieldLabels {
  /**
   * The error on leaving a field with a text that does not fit, where the page sets no error. Its reason (the fault) is: too many
   * decimals, a minus, more than 15 digits, no number at all, or a text with two readings (`readings`: '180' and '180.000'). In a form of
   * `@doblaje/ui/form` it shows only for a text that could not be read; the form's validator judges the rest. '' shows no error.
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
  /** The number, or null for an empty field. A form may hold an unread text here; the field shows it unchanged. */
  value?: number | null;
  /** The first number, for a page that does not hold the value. @default null */
  defaultValue?: number | null;
  /**
   * Gets the number on every change, not only on leaving the field, because a form validates while a person types. For a text
   * that is no number, or has two readings, it gets null and that text. The text tells an unread field from an empty one.
   */
  onChange?: (value: number | null, unread?: string) => void;
  /** How many decimals the field takes, after a comma. @default 0 */
  maxFractionDigits?: number;
  /** Whether the field takes a minus. @default false */
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

/** The marks between thousands and before decimals. */
function marksOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${mark('group')}${mark('decimal')}`;
}

/**
 * An amount. It groups digits while a person types, '1.234,5' (by the locale, es-CL without one), and has no steppers. A native
 * form sends the number, 1234.5, and '' for an empty field. The field never turns a text into a different number. A text that is
 * no number in the locale's writing ('180,000' pesos, '1234.56', '250k') stays as it was typed, pasted, dictated or filled in. It
 * is an error that names the possible readings, and no form is sent with it. The field does pass on a number that it does not
 * take (a minus, decimals). The validator says that it does not fit, or without one the field itself when a person leaves it.
 * This is not react-aria's number field, which passes on a rounded value, and only on leaving.
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
  // A form may hold a text here: the field could not read a number from it.
  const held: unknown = value;
  // The typed text stays while it means the value ('1,' is 1). Otherwise the field shows the value.
  const isTyped =
    held === undefined ||
    (isUnread(typed) ? held === null || held === text : (held === '' ? null : held) === typed.value);
  const shown = isTyped ? text : typeof held === 'string' ? held : showNumber(held, marks);
  const reading = read(shown);
  const { fault } = reading;
  // A number from the page counts as read, whatever its written form.
  const number = !isTyped && typeof held === 'number' ? held : reading.value;
  const said = fault && wordOf(shown, fault);
  const { isWrong, judge } = useOwnVerdict(!fault);

  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const unread = number === null ? said : undefined;
  useLayoutEffect(() => {
    if (unread !== undefined && name !== undefined) parts?.unread.set(name + shown, unread);
  }, [parts, name, shown, unread]);
  // Stops a native form from sending an unread text as an empty field.
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
          // Set this first, because `onChange` makes the form validate.
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
