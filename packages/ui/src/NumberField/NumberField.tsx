import { use, useCallback, useMemo, useState } from 'react';
import { FormattedField } from '../FormattedField/FormattedField';
import { keepCaret } from '../FormattedField/keepCaret';
import { LocaleContext } from '../LocaleProvider/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import { formatNumberText, readNumberText, showNumber } from './numberText';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** The number, or null for none. */
  value?: number | null;
  /** The first number, where the page does not hold it. @default null */
  defaultValue?: number | null;
  /** Gets the number on every change, not when the field is left: a form validates while one types. */
  onChange?: (value: number | null) => void;
  /** Decimals that may be typed, after a comma. @default 0 */
  maxFractionDigits?: number;
  /** Whether a minus may be typed first. @default false */
  allowsNegative?: boolean;
}

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
 * nothing for none. Limits are the validator's. Not
 * react-aria's number field, which tells its value only when it is left.
 */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  maxFractionDigits = 0,
  allowsNegative = false,
  name,
  form,
  ...field
}: NumberFieldProps) {
  const { locale } = use(LocaleContext);
  const marks = locale === 'es-CL' ? '.,' : marksOf(locale);
  const shape = useMemo(
    () => ({ maxFractionDigits, allowsNegative, marks }),
    [maxFractionDigits, allowsNegative, marks],
  );
  const format = useCallback(
    (typed: string, caret: number) =>
      keepCaret((text) => formatNumberText(text, shape), isContent(marks[1] ?? ','))(typed, caret),
    [shape, marks],
  );
  const [text, setText] = useState(() => showNumber(defaultValue, shape));
  // The text typed stays while it means the value ('1,' is 1), else the value is shown.
  const isTyped = value === undefined || readNumberText(text, marks) === value;
  const shown = isTyped ? text : showNumber(value, shape);
  return (
    <>
      <FormattedField
        {...field}
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
