export type {
  NotificationChanges,
  NotificationCloseReason,
  NotificationHandle,
  NotificationItem,
  NotificationOptions,
  NotificationQueue,
} from './createNotificationQueue';
export { createNotificationQueue } from './createNotificationQueue';
export type { NotificationRegionProps } from './NotificationRegion';
export { NotificationRegion } from './NotificationRegion';
