import { ChevronDown } from 'lucide-react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import {
  ButtonContext,
  I18nProvider,
  InputContext,
  LabelContext,
  Provider,
  TextContext,
} from 'react-aria-components';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldInput } from '../FieldShell/FieldShell.styles';
import { iconProps } from '../icon/iconProps';
import { SearchList } from './SearchList';
import { OpenButton, SearchControl, SearchSelectRoot } from './SearchSelect.styles';
import type { SearchSelectProps } from './searchSelectProps';
import { useSearchSelect } from './useSearchSelect';

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
