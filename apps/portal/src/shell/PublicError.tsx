import { PublicFrame } from './PublicShell';
import { RouteErrorPanel } from './RouteErrorPanel';

/** Route error of pages outside the main layout, unknown addresses above all. */
export function PublicError() {
  return (
    <PublicFrame band="error" wide>
      <RouteErrorPanel />
    </PublicFrame>
  );
}
