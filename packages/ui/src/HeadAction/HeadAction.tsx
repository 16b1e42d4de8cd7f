import type { ButtonBaseProps } from '../Button/Button';
import { Edge } from './HeadAction.styles';

export type HeadActionProps = Omit<ButtonBaseProps, 'size' | 'isBlock'>;

/** The quiet button at the title of a `Section` or `Card`: its words, not its padding, end where the content does. */
export function HeadAction(props: HeadActionProps) {
  return <Edge {...props} variant="ghost" size="sm" />;
}
