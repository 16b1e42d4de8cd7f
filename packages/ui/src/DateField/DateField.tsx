import Calendar from '@lucide/icons/icons/calendar';
import type { FocusEvent, Ref } from 'react';
import { useRef, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components';
import type { FieldLabels } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldInput } from '../FieldShell/FieldShell.styles';
import { useOwnVerdict } from '../FieldShell/useOwnVerdict';
import { keepCaret } from '../FormattedField/keepCaret';
import { useTypedFormat } from '../FormattedField/useTypedFormat';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import { TextFieldRoot } from '../TextField/TextField.styles';
import { CalendarPanel } from './CalendarPanel';
import { CalendarButton, CalendarPopover, DateControl } from './DateField.styles';
import { formatDateText, isIsoDate, readDate, showDate } from './dateText';

export interface DateFieldLabels extends FieldLabels {
  /** Placeholder of the empty field. @default 'dd-mm-aaaa' */
  placeholder?: string;
  /**
   * Name of the calendar's button and of the calendar, followed by the field's label. @default 'Elegir en el
   * calendario'
   */
  calendar?: string;
  /**
   * Error shown when the focus leaves a text that is not a date. It is not used when the page gives an error or a form
   * of `@doblaje/ui/form` validates. '' shows nothing. @default 'Ingresa una fecha válida'
   */
  invalid?: string;
}

export interface DateFieldProps
  extends Omit<
    TextFieldProps,
    | 'type'
    | 'prefix'
    | 'valueDirection'
    | 'labels'
    | 'inputMode'
    | 'onFocus'
    | 'onBlur'
    | 'value'
    | 'defaultValue'
    | 'onChange'
  > {
  /** 'AAAA-MM-DD', or '' for no date. The field shows any other text as it is, so that no typed text is lost. */
  value?: string;
  /** The first value, when the page does not hold it. @default '' */
  defaultValue?: string;
  /**
   * Gets 'AAAA-MM-DD' as soon as the text is a day of the calendar, '' when the field is empty, and otherwise the text
   * itself, so a validator sees what the person sees.
   */
  onChange?: (value: string) => void;
  /** First day the calendar offers, 'AAAA-MM-DD'. It does not limit typed dates: the validator checks those. */
  minValue?: string;
  /** Last day the calendar offers, 'AAAA-MM-DD'. */
  maxValue?: string;
  /** Placeholder of the empty field. @default 'dd-mm-aaaa' */
  placeholder?: string;
  /** The focus came into the field or its button. */
  onFocus?: (event: FocusEvent<Element>) => void;
  /** The focus left the field, its button and its calendar. */
  onBlur?: (event: FocusEvent<Element>) => void;
  labels?: DateFieldLabels;
  /** Ref to the `<input>`. `id` and every `aria-*` also go there. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

const LABELS = {
  placeholder: 'dd-mm-aaaa',
  calendar: 'Elegir en el calendario',
  invalid: 'Ingresa una fecha válida',
};

const format = keepCaret(formatDateText);

/** A date that the person types as dd-mm-aaaa or chooses in a calendar (es-CL). */
export function DateField({
  label,
  help,
  error,
  isOptional,
  labels,
  width = 'sm',
  size = 'md',
  value,
  defaultValue = '',
  onChange,
  minValue,
  maxValue,
  placeholder,
  onFocus,
  onBlur,
  name,
  ref,
  ...field
}: DateFieldProps) {
  const words = useLabels('DateField', LABELS, labels);
  const [own, setOwn] = useState(defaultValue);
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const controlRef = useRef<HTMLDivElement>(null);
  const held = value ?? own;
  // '5-3-2026' stays as typed until the focus leaves the text.
  const text = typedText !== null && readDate(typedText) === held ? typedText : showDate(held);

  const { isWrong, judge } = useOwnVerdict(held === '' || isIsoDate(held));
  const said = isWrong && !hasError(error) ? words.invalid : error;

  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const { inputRef, ...typed } = useTypedFormat(
    format,
    (next) => {
      setTypedText(next);
      change(readDate(next));
    },
    ref,
  );
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && controlRef.current?.contains(target);
  const calendarName = [words.calendar, typeof label === 'string' && label].filter(Boolean).join(', ');

  return (
    <TextFieldRoot
      autoComplete="off"
      {...field}
      {...typed}
      value={text}
      inputMode="numeric"
      isInvalid={hasError(said)}
      validationBehavior="aria"
    >
      <FieldShell label={label} help={help} error={said} isOptional={isOptional} labels={labels}>
        <DateControl
          ref={controlRef}
          $width={width}
          onFocus={(event) => {
            if (!isOpen && !isInside(event.relatedTarget)) onFocus?.(event);
          }}
          onBlur={(event) => {
            setTypedText(null);
            if (isOpen || isInside(event.relatedTarget)) return;
            if (!field.isReadOnly) judge();
            onBlur?.(event);
          }}
        >
          <FieldInput ref={inputRef} dir="ltr" placeholder={placeholder ?? words.placeholder} $size={size} />
          <DialogTrigger isOpen={isOpen} onOpenChange={(open) => setOpen(open && !field.isReadOnly)}>
            <CalendarButton aria-label={calendarName} isDisabled={field.isDisabled ?? false}>
              <Glyph of={Calendar} />
            </CalendarButton>
            <CalendarPopover triggerRef={controlRef} placement="bottom start" offset={4}>
              <Dialog aria-label={calendarName}>
                <CalendarPanel
                  value={held}
                  minValue={minValue}
                  maxValue={maxValue}
                  onChoose={(day) => {
                    setTypedText(null);
                    change(day);
                    setOpen(false);
                  }}
                />
              </Dialog>
            </CalendarPopover>
          </DialogTrigger>
        </DateControl>
      </FieldShell>
      {name !== undefined && <input type="hidden" name={name} value={isIsoDate(held) ? held : ''} />}
    </TextFieldRoot>
  );
}
