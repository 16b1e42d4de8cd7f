import {
  createNotificationQueue,
  type NotificationQueue,
  NotificationRegion,
} from '@doblaje/ui/NotificationRegion';
import { useEffect } from 'react';
import { type Portal, usePortal } from '../portal';

/** One a portal: what is notified on the way from one layout to another is still there when it is reached. */
const queues = new WeakMap<Portal, NotificationQueue>();

function queueOf(portal: Portal): NotificationQueue {
  const known = queues.get(portal);
  if (known) return known;
  const queue = createNotificationQueue();
  queues.set(portal, queue);
  // What was said to one person is not for whoever comes next.
  let { token } = portal.session.get();
  portal.session.subscribe(() => {
    const hadSession = token !== null;
    token = portal.session.get().token;
    if (hadSession && token === null) queue.clear();
  });
  return queue;
}

/** The queue of notifications, filled with what screens notify. */
export function useNoticeQueue(): NotificationQueue {
  const portal = usePortal();
  const { notices } = portal;
  const queue = queueOf(portal);
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
