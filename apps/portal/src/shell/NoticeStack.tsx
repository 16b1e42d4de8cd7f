import { NotificationRegion } from '@doblaje/ui/NotificationRegion';
import { usePortal } from '../portal/portal';

/** The notifications, for a layout that shows nothing else of its own. */
export function NoticeStack() {
  return <NotificationRegion queue={usePortal().notices} place="bar" />;
}
