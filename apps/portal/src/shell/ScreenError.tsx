import { ApiError } from '@doblaje/contract/client';
import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router-dom';
import { LoadFailure } from './LoadFailure';

const RouteErrorPanel = lazy(() =>
  import('./RouteErrorPanel').then(
    ({ RouteErrorPanel }) => ({ default: RouteErrorPanel }),
    () => ({ default: LoadFailure }),
  ),
);

/** Whether the page's code failed to load: there is no connection, or a newer version has replaced the files. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

/** Route error of a screen inside a layout. The layout and its menu stay. */
export function ScreenError() {
  const error = useRouteError();
  const isUnreached = isMissingCode(error) || (error instanceof ApiError && error.status === 0);
  return <Suspense>{isUnreached ? <LoadFailure /> : <RouteErrorPanel />}</Suspense>;
}
