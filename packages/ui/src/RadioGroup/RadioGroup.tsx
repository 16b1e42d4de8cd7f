import type { Ref } from 'react';
import { useContext, useId } from 'react';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { RadioGroupStateContext } from 'react-aria-components';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import type { FieldSize } from '../FieldShell/look';
import type { SelectOption } from '../Select/Select';
import { Cell, RadioDot, RadioRoot, Strip } from './RadioGroup.styles';

export interface RadioGroupProps<Value extends string = string>
  extends Omit<
      AriaRadioGroupProps,
      | 'children'
      | 'className'
      | 'render'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'orientation'
    >,
    Omit<FieldShellProps, 'children'> {
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
  /** The `value` of the chosen option; '' for no choice. */
  value?: Value | '';
  /** The first choice, for a page that does not hold the value. @default '' */
  defaultValue?: Value | '';
  onChange?: (value: Value) => void;
  /** `full`: as wide as its container, with stacked cells where that is narrow. `auto`: as wide as its words. @default 'auto' */
  width?: 'auto' | 'full';
  /** Size of the text. @default 'md' */
  size?: FieldSize;
  className?: string;
  /** Gets the group's element, which also has the `id`, the `role` and every `aria-*`. */
  ref?: Ref<HTMLDivElement>;
}

/** A choice among a few visible options: a strip of joined cells with real radio buttons. */
export function RadioGroup<Value extends string = string>({
  label,
  help,
  error,
  isOptional,
  labels,
  options,
  value,
  defaultValue,
  onChange,
  width = 'auto',
  size = 'md',
  name,
  ...field
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const isFull = width === 'full';
  return (
    <RadioRoot
      $isFull={isFull}
      validationBehavior="aria"
      {...field}
      {...(value === undefined ? { defaultValue: defaultValue || null } : { value: value || null })}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange?.(chosen.value);
      }}
      orientation="horizontal"
      isInvalid={hasError(error) || undefined}
    >
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <Strip $isFull={isFull} $size={size}>
          {options.map((option) => (
            <RadioCell key={option.value} {...option} name={name ?? ownName} isFull={isFull} />
          ))}
        </Strip>
      </FieldShell>
    </RadioRoot>
  );
}

interface RadioCellProps extends SelectOption {
  name: string;
  isFull: boolean;
}

function RadioCell({ value, label, isDisabled = false, name, isFull }: RadioCellProps) {
  const state = useContext(RadioGroupStateContext);
  const isChecked = state?.selectedValue === value;
  return (
    <Cell $isFull={isFull} data-selected={isChecked || undefined}>
      <RadioDot
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled || state?.isDisabled}
        // Native radio buttons have no read-only state, so the group refuses the change.
        onChange={() => state?.setSelectedValue(value)}
      />
      {label}
    </Cell>
  );
}
