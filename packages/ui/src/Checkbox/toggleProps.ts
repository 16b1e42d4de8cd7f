import type { ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';

/** Props that a checkbox and a switch share. */
export interface ToggleProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'ref' | 'onFocus' | 'onBlur'> {
  /** The words beside the control. Without them pass an `aria-label`. */
  children?: ReactNode;
  /** Whether it is on, when the page holds the state. */
  isSelected?: boolean;
  /** Whether it is on at first, when the page does not hold the state. @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** A help text under the control. It stays when there is an error. */
  help?: ReactNode;
  /** The error. The control is invalid if and only if there is one. */
  error?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /**
   * A person can read and reach the control but not change it, for example while the form is being sent. @default false
   */
  isReadOnly?: boolean;
  /** Name in a native form. */
  name?: string;
  /** What a native form sends while it is on. @default 'on' */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Ref to the `<input>`. `id` and every `aria-*` also go there. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}
