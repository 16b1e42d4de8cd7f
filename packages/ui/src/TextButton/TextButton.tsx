import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { Words } from './TextButton.styles';

export interface TextButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'render'> {
  /** What it does, an infinitive: 'Agregar RUT'. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** In the midst of a row's words: looks like a link, but does something here, so it is a button. */
export function TextButton(props: TextButtonProps) {
  return <Words {...props} />;
}
