/** The corner a notification belongs to. Corners stay corners on a phone. */
export type NotificationPosition = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
