import type { CSSProperties, Ref } from 'react';
import type { ComboBoxProps } from 'react-aria-components';
import type { FieldLabels, FieldShellProps } from '../FieldShell/FieldShell';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import type { SelectOption } from '../Select/Select';

export interface SearchSelectLabels extends FieldLabels {
  /** Name of the button that opens the list. @default 'Mostrar opciones' */
  open?: string;
  /** The last line of the list. @default '1 opción', '4 opciones' */
  count?: (count: number) => string;
  /** Shown in place of a list when nothing matches. @default 'Nada coincide con «zz»' */
  empty?: (query: string) => string;
  /** Announced on Apple's devices as the keys reach the chosen option. @default 'Chile, seleccionado' */
  selected?: (label: string) => string;
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
  /** The options, in order. Each `value` and each `label` may occur only once. */
  options: readonly SelectOption<Value>[];
  /** The `value` of the chosen option; '' for no choice. */
  value?: Value | '';
  /** The first choice, for a page that does not hold the value. @default '' */
  defaultValue?: Value | '';
  /** Gets the chosen value, or '' when the text is cleared. */
  onChange?: (value: Value | '') => void;
  /**
   * For more options than the page can offer: find the matching ones. It gets '' when the list opens,
   * then the typed text after a pause. `options` must then hold the results and the chosen option.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** Shows in the field while nothing is chosen. @default 'Seleccione' */
  placeholder?: string;
  /** Width of the control, chosen by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the text. @default 'md' */
  size?: FieldSize;
  labels?: SearchSelectLabels;
  className?: string;
  style?: CSSProperties;
  /** Gets the `<input>`, which also has the `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}
