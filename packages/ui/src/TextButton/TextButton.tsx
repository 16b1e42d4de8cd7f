import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { Words } from './TextButton.styles';

export interface TextButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'render'> {
  /** The action, an infinitive: 'Agregar RUT'. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button within a row's words. It looks like a link, but acts on this page. */
export function TextButton(props: TextButtonProps) {
  return <Words {...props} />;
}
