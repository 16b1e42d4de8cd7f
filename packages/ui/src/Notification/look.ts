/** The corner of a notification. A phone has the same four corners. */
export type NotificationPosition = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
