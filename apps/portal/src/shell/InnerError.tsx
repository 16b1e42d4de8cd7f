import { useRouteError } from 'react-router-dom';
import { ScreenError } from './ScreenError';

/** Route error of the screens in the main layout, which mounts anew what somebody else has changed on the page (a browser's translator). */
export function InnerError() {
  const error = useRouteError();
  if (error instanceof DOMException && error.name === 'NotFoundError') throw error;
  return <ScreenError />;
}
