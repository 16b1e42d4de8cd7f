import type { ButtonBaseProps } from '../Button/Button';
import { Edge } from './HeadAction.styles';

export type HeadActionProps = Omit<ButtonBaseProps, 'size' | 'isBlock'>;

/**
 * The quiet button beside the title of a `Section` or `Card`. Its words, not its padding, line up with the end of the
 * content.
 */
export function HeadAction(props: HeadActionProps) {
  return <Edge {...props} variant="ghost" size="sm" />;
}
