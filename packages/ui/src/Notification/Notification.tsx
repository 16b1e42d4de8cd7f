import X from '@lucide/icons/icons/x';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import type { MessageType } from '../ground/tile/look';
import { Tile } from '../ground/tile/Tile.styles';
import { TypeIcon } from '../ground/tile/TypeIcon';
import type { NotificationPosition } from './look';
import { Action, Body, Close, Frame, Message, Title, Words } from './Notification.styles';

/** The one action a notification offers. */
export interface NotificationAction {
  /** The words on the button: 'Deshacer'. */
  text: string;
  onAction: () => void;
}

export interface NotificationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Screen readers interrupt for `warning` and `error` (role alert); `info` and `success` wait (role status). @default 'info' */
  type?: MessageType;
  /** What happened, one line. */
  title: string;
  /** More about what happened. */
  message?: string;
  action?: NotificationAction;
  /** Shows the close button. Without it a person cannot close the notification. */
  onClose?: () => void;
  /** The corner where the notification stands (spec §9). @default 'top-right' */
  position?: NotificationPosition;
  labels?: {
    /** Name of the close button. @default 'Cerrar' */
    close?: string;
  };
  ref?: Ref<HTMLDivElement>;
}

/** A floating notification (spec §2). `NotificationRegion` places and stacks notifications and closes them after their time. */
export function Notification({
  type = 'info',
  title,
  message,
  action,
  onClose,
  position = 'top-right',
  labels,
  ...frame
}: NotificationProps) {
  const words = useLabels('Notification', { close: 'Cerrar' }, labels);
  return (
    <Frame
      {...frame}
      role={type === 'warning' || type === 'error' ? 'alert' : 'status'}
      $position={position}
      $type={type}
    >
      <Tile $type={type}>
        <TypeIcon type={type} />
      </Tile>
      <Body>
        <Words>
          <Title>{title}</Title>
          {message && <Message>{message}</Message>}
        </Words>
        {action && (
          <Action>
            <Button variant="secondary" size="sm" onPress={action.onAction}>
              {action.text}
            </Button>
          </Action>
        )}
      </Body>
      {onClose && (
        <Close>
          <Button variant="icon" size="sm" aria-label={words.close} onPress={onClose}>
            <Glyph of={X} />
          </Button>
        </Close>
      )}
    </Frame>
  );
}
