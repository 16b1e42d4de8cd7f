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
  /**
   * Find what matches, where there is more than can be offered: '' as the list opens, then what is typed, after a pause. `options` are
   * then what was found, and what is chosen.
   */
  onSearch?: ((text: string) => void) | undefined;
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
