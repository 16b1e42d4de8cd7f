import { useRouteError } from 'react-router-dom';
import { ScreenError } from './ScreenError';

/**
 * Route error of the screens in the main layout. A NotFoundError means that something else changed the page's DOM (a browser's
 * translator). It is thrown on, so that the layout mounts again.
 */
export function InnerError() {
  const error = useRouteError();
  if (error instanceof DOMException && error.name === 'NotFoundError') throw error;
  return <ScreenError />;
}
