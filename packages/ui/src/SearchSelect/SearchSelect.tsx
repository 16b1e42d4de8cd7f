import ChevronDown from '@lucide/icons/icons/chevron-down';
import { use } from 'react';
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
import { Glyph } from '../ground/icon/Glyph';
import { LocaleContext, useLabels } from '../ground/locale/LocaleContext';
import { formatCount } from '../ground/number/formatCount';
import { SaidMatches } from './SaidMatches';
import { SearchList } from './SearchList';
import { OpenButton, SearchControl, SearchSelectRoot } from './SearchSelect.styles';
import type { SearchSelectProps } from './searchSelectProps';
import { useSearchSelect } from './useSearchSelect';

const LABELS = {
  placeholder: 'Seleccione',
  open: 'Mostrar opciones',
  count: (count: number) => (count === 1 ? '1 opción' : `${formatCount(count)} opciones`),
  empty: (query: string) => `Nada coincide con «${query}»`,
  selected: (label: string) => `${label}, seleccionado`,
};

/**
 * A choice among many options, found by typing part of the label (without accents and case) or the start of the
 * `value`. The typed text is never a value itself: leaving the field restores the label of the choice.
 */
export function SearchSelect<Value extends string = string>(props: SearchSelectProps<Value>) {
  return (
    <I18nProvider locale={use(LocaleContext).locale}>
      <LocalSearchSelect {...props} />
    </I18nProvider>
  );
}

/** Uses React Aria's hooks without its `ComboBox`, `Popover` and `ListBox`: docs/performance.md tells what those cost. */
function LocalSearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { label, help, error, isOptional, labels, name, form } = props;
  const { placeholder, width = 'full', size = 'md', ref, className, style } = props;
  const words = useLabels('SearchSelect', LABELS, labels);
  const { state, refs, layerProps, aria, optionId, openByClick, takeTyped } = useSearchSelect(props);
  const count = state.collection.size;
  const found = count === 0 ? words.empty(state.inputValue.trim()) : words.count(count);
  const { id: _, ...rootProps } = filterDOMProps(props, { global: true });
  return (
    <Provider
      values={[
        [LabelContext, aria.labelProps],
        [InputContext, { ...aria.inputProps, ref: refs.input }],
        [ButtonContext, { ...aria.buttonProps, ref: refs.button }],
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
              placeholder={placeholder ?? words.placeholder}
              $size={size}
              onClick={openByClick}
              onKeyDown={takeTyped}
            />
            <OpenButton aria-label={words.open}>
              <Glyph of={ChevronDown} />
            </OpenButton>
            <SaidMatches state={state} text={found} selectedText={words.selected} />
          </SearchControl>
        </FieldShell>
        {state.isOpen && <SearchList {...layerProps} state={state} optionId={optionId} found={found} />}
        {name && <input type="hidden" name={name} form={form} value={String(state.value ?? '')} />}
      </SearchSelectRoot>
    </Provider>
  );
}
