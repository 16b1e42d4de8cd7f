import { NotificationRegion } from '@doblaje/ui/NotificationRegion';
import { usePortal } from '../portal/portal';

/** The notifications, for a page outside the main layout. */
export function NoticeStack() {
  return <NotificationRegion queue={usePortal().notices} place="bar" />;
}
