import type { ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';

/** What a checkbox and a switch share. */
export interface ToggleProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'ref' | 'onFocus' | 'onBlur'> {
  /** The words beside the control. Without them give an `aria-label`. */
  children?: ReactNode;
  /** Whether it is on, where the page holds it. */
  isSelected?: boolean;
  /** Whether it is on at first, where the page does not hold it. @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** What it means, under it. Stays when there is an error. */
  help?: ReactNode;
  /** The error. It is invalid if and only if there is one. */
  error?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Readable and reachable, not to be changed: while the form is being sent. @default false */
  isReadOnly?: boolean;
  /** Name in a native form. */
  name?: string;
  /** What a native form sends while it is on. @default 'on' */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Reaches the `<input>`; so do `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}
