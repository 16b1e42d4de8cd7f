export type { MessageType } from '../ground/tile/look';
export type { NotificationPosition } from './look';
export type { NotificationAction, NotificationProps } from './Notification';
export { Notification } from './Notification';
