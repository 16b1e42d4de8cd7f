import { MessagePanel, type MessagePanelProps } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';

/**
 * A message that takes the focus when it appears: the element that had the focus, such as the button that led here, is gone or far
 * away.
 */
export function FocusedMessage(props: Pick<MessagePanelProps, 'type' | 'title' | 'children' | 'action'>) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return <MessagePanel ref={panel} tabIndex={-1} {...props} />;
}
