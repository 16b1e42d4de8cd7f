import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useContext, useMemo } from 'react';
import type { ComboBoxProps } from 'react-aria-components';
import { ComboBoxStateContext, I18nProvider } from 'react-aria-components';
import type { FieldLabels, FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import type { FieldSize, FieldWidth } from '../FieldShell/FieldShell.styles';
import { FieldInput } from '../FieldShell/FieldShell.styles';
import { iconProps } from '../icon/iconProps';
import type { SelectOption } from '../Select/Select';
import { createFilter } from './createFilter';
import { SearchList } from './SearchList';
import { OpenButton, SearchControl, SearchPopover, SearchSelectRoot } from './SearchSelect.styles';

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
  /** Reaches the `<input>`; so do `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

const countOptions = (count: number) => (count === 1 ? '1 opción' : `${count} opciones`);
const nothingMatches = (query: string) => `Nada coincide con «${query}»`;

/**
 * A choice among many, found by typing: by label without accents and case, or by the start of its `value`. The text
 * is never a value of its own: leaving the field brings back what is chosen.
 */
export function SearchSelect<Value extends string = string>({
  label,
  help,
  error,
  isOptional,
  labels,
  options,
  value,
  defaultValue,
  onChange,
  placeholder = 'Seleccione',
  width = 'full',
  size = 'md',
  ref,
  ...field
}: SearchSelectProps<Value>) {
  const filter = useMemo(() => createFilter(options), [options]);
  return (
    <I18nProvider locale="es-CL">
      <SearchSelectRoot<SelectOption>
        {...field}
        {...(value === undefined ? { defaultValue: defaultValue || null } : { value: value || null })}
        onChange={(key) => onChange?.(options.find((option) => option.value === key)?.value ?? '')}
        defaultItems={options}
        defaultFilter={filter}
        allowsEmptyCollection
        isInvalid={hasError(error)}
        validationBehavior="aria"
      >
        <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
          <SearchControl $width={width}>
            <SearchInput ref={ref} placeholder={placeholder} $size={size} />
            <OpenButton aria-label={labels?.open ?? 'Mostrar opciones'}>
              <ChevronDown {...iconProps} />
            </OpenButton>
          </SearchControl>
        </FieldShell>
        <SearchPopover offset={4} crossOffset={-1}>
          <SearchList countText={labels?.count ?? countOptions} emptyText={labels?.empty ?? nothingMatches} />
        </SearchPopover>
      </SearchSelectRoot>
    </I18nProvider>
  );
}

interface SearchInputProps {
  ref: Ref<HTMLInputElement> | undefined;
  placeholder: string;
  $size: FieldSize;
}

/**
 * Opens the list on a click, as a select would; the text is selected, so that typing searches anew. Enter takes the first
 * match when none was moved to.
 */
function SearchInput(input: SearchInputProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <FieldInput
      {...input}
      onClick={(event) => {
        const field = event.currentTarget;
        if (!state || state.isOpen || field.readOnly) return;
        field.select();
        state.open(null, 'manual');
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter' || !state?.isOpen || currentTarget.value.trim() === '') return;
        const first = state.collection.getFirstKey();
        const isSearching = currentTarget.value !== state.selectedItems[0]?.textValue;
        const isChosen = state.selectionManager.focusedKey !== null;
        if (isSearching && !isChosen && first !== null) state.setValue(first);
      }}
    />
  );
}
