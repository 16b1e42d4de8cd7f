import { ChevronDown } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import type { ComboBoxProps } from 'react-aria-components';
import {
  ButtonContext,
  I18nProvider,
  InputContext,
  LabelContext,
  Provider,
  TextContext,
} from 'react-aria-components';
import type { FieldLabels, FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldInput } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { iconProps } from '../icon/iconProps';
import type { SelectOption } from '../Select/Select';
import { SearchList } from './SearchList';
import { OpenButton, SearchControl, SearchSelectRoot } from './SearchSelect.styles';
import { useSearchSelect } from './useSearchSelect';

export interface SearchSelectLabels extends FieldLabels {
  /** Name of the button that opens the list. @default 'Mostrar opciones' */
  open?: string;
  /** The last line of the list. @default '1 opción', '4 opciones' */
  count?: (count: number) => string;
  /** Instead of a list, where nothing matches. @default 'Nada coincide con «zz»' */
  empty?: (query: string) => string;
}

export interface SearchSelectProps<Value extends string = string>
  extends Omit<
      ComboBoxProps<SelectOption>,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'isInvalid'
      | 'validate'
      | 'items'
      | 'defaultItems'
      | 'defaultFilter'
      | 'selectionMode'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'allowsCustomValue'
      | 'allowsEmptyCollection'
      | 'formValue'
      | 'menuTrigger'
    >,
    Omit<FieldShellProps, 'children' | 'labels'> {
  /** What can be chosen, in this order; each `value` and each `label` once. */
  options: readonly SelectOption<Value>[];
  /** The `value` of the chosen option; '' for none. */
  value?: Value | '';
  /** The first choice, where the page does not hold it. @default '' */
  defaultValue?: Value | '';
  /** Gets '' when the text is cleared. */
  onChange?: (value: Value | '') => void;
  /** Stands in the field while nothing is chosen. @default 'Seleccione' */
  placeholder?: string;
  /** Width of the control, by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the text. @default 'md' */
  size?: FieldSize;
  labels?: SearchSelectLabels;
  className?: string;
  style?: CSSProperties;
  /** Reaches the `<input>`; so do `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

// Made with the page: the first of a locale takes a while, and React Aria needs one too as the list opens.
const numbers = new Intl.NumberFormat('es-CL');
const countOptions = (count: number) => (count === 1 ? '1 opción' : `${numbers.format(count)} opciones`);
const nothingMatches = (query: string) => `Nada coincide con «${query}»`;

/**
 * A choice among many, found by typing: by label without accents and case, or by the start of its `value`. The text
 * is never a value of its own: leaving the field brings back what is chosen.
 */
export function SearchSelect<Value extends string = string>(props: SearchSelectProps<Value>) {
  return (
    <I18nProvider locale="es-CL">
      <LocalSearchSelect {...props} />
    </I18nProvider>
  );
}

/** React Aria's hooks without its `ComboBox`, `Popover` and `ListBox`: opened, those cost three times as much. */
function LocalSearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { label, help, error, isOptional, labels, name, form } = props;
  const { placeholder = 'Seleccione', width = 'full', size = 'md', ref, className, style } = props;
  const { state, refs, layerProps, aria, optionId, openByClick, takeTyped } = useSearchSelect(props);
  const { id: _, ...rootProps } = filterDOMProps(props, { global: true });
  return (
    <Provider
      values={[
        [LabelContext, aria.labelProps],
        [InputContext, { ...aria.inputProps, ref: refs.input }],
        [ButtonContext, { ...aria.buttonProps, ref: refs.button, isPressed: state.isOpen }],
        [
          TextContext,
          { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } },
        ],
      ]}
    >
      <SearchSelectRoot
        {...rootProps}
        ref={refs.root}
        className={className}
        style={style}
        data-focused={state.isFocused || undefined}
        data-open={state.isOpen || undefined}
        data-disabled={props.isDisabled || undefined}
        data-readonly={props.isReadOnly || undefined}
        data-required={props.isRequired || undefined}
        data-invalid={hasError(error) || undefined}
      >
        <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
          <SearchControl ref={refs.control} $width={width}>
            <FieldInput
              ref={ref}
              placeholder={placeholder}
              $size={size}
              onClick={openByClick}
              onKeyDown={takeTyped}
            />
            <OpenButton aria-label={labels?.open ?? 'Mostrar opciones'}>
              <ChevronDown {...iconProps} />
            </OpenButton>
          </SearchControl>
        </FieldShell>
        {state.isOpen && (
          <SearchList
            {...layerProps}
            state={state}
            optionId={optionId}
            countText={labels?.count ?? countOptions}
            emptyText={labels?.empty ?? nothingMatches}
          />
        )}
        {name && <input type="hidden" name={name} form={form} value={String(state.value ?? '')} />}
      </SearchSelectRoot>
    </Provider>
  );
}
