import Check from '@lucide/icons/icons/check';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { Ref } from 'react';
import { useState } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Option, OptionList, OptionsPopover, OptionText } from './options.styles';
import { SelectRoot, Trigger, Value } from './Select.styles';

/** One option. */
export interface SelectOption<Value extends string = string> {
  /** The value for the form. An empty '' as the first option lets the person go back to no choice. */
  value: Value;
  /** The words that the person reads. */
  label: string;
  /** Shown, but cannot be chosen. @default false */
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends Omit<
      AriaSelectProps<object>,
      | 'children'
      | 'className'
      | 'render'
      | 'isInvalid'
      | 'validate'
      | 'selectionMode'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'disabledKeys'
      | 'placeholder'
      | 'isOpen'
      | 'defaultOpen'
    >,
    Omit<FieldShellProps, 'children'> {
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
  /** The `value` of the chosen option; '' for no choice. */
  value?: Value | '';
  /** The first choice, for a page that does not hold the value. @default '' */
  defaultValue?: Value | '';
  onChange?: (value: Value) => void;
  /** Shows in the field while nothing is chosen. @default 'Seleccione' */
  placeholder?: string;
  /** The field can be read and focused but not changed, for example while the form is being sent. @default false */
  isReadOnly?: boolean;
  /** Width of the control, chosen by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the text. @default 'md' */
  size?: FieldSize;
  className?: string;
  /** Gets the button, which also has the `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLButtonElement>;
}

/** A choice among a few options: a button that opens a list. Use `SearchSelect` for many. */
export function Select<Value extends string = string>({
  label,
  help,
  error,
  isOptional,
  labels,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  onOpenChange,
  isReadOnly = false,
  width = 'full',
  size = 'md',
  id,
  ref,
  ...field
}: SelectProps<Value>) {
  const words = useLabels('Select', { placeholder: 'Seleccione' });
  const [isOpen, setOpen] = useState(false);
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen && !isReadOnly) onChange?.(chosen.value);
  };
  const keyOf = (chosen: Value | '') => (options.some((option) => option.value === chosen) ? chosen : null);
  return (
    <SelectRoot
      validationBehavior="aria"
      {...field}
      {...(value === undefined
        ? defaultValue !== undefined && { defaultValue: keyOf(defaultValue) }
        : { value: keyOf(value) })}
      isOpen={isOpen && !isReadOnly}
      onOpenChange={(open) => {
        setOpen(open);
        onOpenChange?.(open);
      }}
      data-readonly={isReadOnly || undefined}
      onChange={choose}
      placeholder={placeholder ?? words.placeholder}
      disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.value)}
      isInvalid={hasError(error) || undefined}
    >
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <Trigger ref={ref} id={id} $width={width} $size={size}>
          <Value dir="auto" />
          <Glyph of={ChevronDown} />
        </Trigger>
      </FieldShell>
      <OptionsPopover offset={4}>
        <OptionList>
          {options.map((option) => (
            <Option key={option.value} id={option.value} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <OptionText dir="auto" title={option.label}>
                    {option.label}
                  </OptionText>
                  {isSelected && <Glyph of={Check} />}
                </>
              )}
            </Option>
          ))}
        </OptionList>
      </OptionsPopover>
    </SelectRoot>
  );
}
