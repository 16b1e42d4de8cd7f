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

/** A page's code that did not come: no connection, or the files of a version that was replaced meanwhile. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}

/** Route error of what stands inside a layout: the layout, and the menu in it, stay. */
export function ScreenError() {
  const error = useRouteError();
  const isUnreached = isMissingCode(error) || (error instanceof ApiError && error.status === 0);
  return <Suspense>{isUnreached ? <LoadFailure /> : <RouteErrorPanel />}</Suspense>;
}
