import {
  createNotificationQueue,
  type NotificationQueue,
  NotificationRegion,
} from '@doblaje/ui/NotificationRegion';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal';

/** The layout's queue of notifications, filled with what screens notify. */
export function useNoticeQueue(): NotificationQueue {
  const { notices } = usePortal();
  const [queue] = useState(() => createNotificationQueue());
  useEffect(() => {
    function show() {
      for (const options of notices.take()) queue.notify(options);
    }
    show();
    return notices.subscribe(show);
  }, [notices, queue]);
  return queue;
}

/** The notifications of a layout that shows nothing else of its own. */
export function NoticeStack() {
  return <NotificationRegion queue={useNoticeQueue()} />;
}
