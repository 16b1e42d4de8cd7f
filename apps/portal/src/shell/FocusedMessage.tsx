import { MessagePanel, type MessagePanelProps } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';

/** What a step of the dialog says first. It takes the focus: the button that led here is gone. */
export function StepMessage(props: Pick<MessagePanelProps, 'type' | 'title' | 'children' | 'action'>) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return <MessagePanel ref={panel} tabIndex={-1} {...props} />;
}
