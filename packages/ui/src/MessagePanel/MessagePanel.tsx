import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { MessageType } from '../ground/tile/look';
import { Tile } from '../ground/tile/Tile.styles';
import { TileAction, TileBlock, TileBody, TileTitle } from '../ground/tile/TileBlock.styles';
import { TypeIcon } from '../ground/tile/TypeIcon';

export interface MessagePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Screen readers interrupt for `warning` and `error` (role alert); `info` and `success` wait (role status). @default 'info' */
  type?: MessageType;
  /** What happened, one line. */
  title?: ReactNode;
  /** What the message means and what the reader can do. */
  children?: ReactNode;
  /** A button or link under the text. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page's flow, as wide as its container. */
export function MessagePanel({ type = 'info', title, children, action, ...panel }: MessagePanelProps) {
  return (
    <TileBlock role={type === 'warning' || type === 'error' ? 'alert' : 'status'} {...panel} $type={type}>
      <Tile $type={type}>
        <TypeIcon type={type} />
      </Tile>
      <TileBody>
        {title && <TileTitle>{title}</TileTitle>}
        {children && <div>{children}</div>}
        {action && <TileAction>{action}</TileAction>}
      </TileBody>
    </TileBlock>
  );
}
