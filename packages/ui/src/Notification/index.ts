export type { MessageType } from '../tile/Tile.styles';
export type { NotificationAction, NotificationProps } from './Notification';
export { Notification } from './Notification';
export type { NotificationPosition } from './Notification.styles';
