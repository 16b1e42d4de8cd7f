import { RouteErrorPanel } from './RouteErrorPanel';

/** Route error inside the main layout: the menu stays, so that one can go on. */
export function ScreenError() {
  return <RouteErrorPanel />;
}
