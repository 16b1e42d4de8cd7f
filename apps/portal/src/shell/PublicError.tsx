import { PublicFrame } from './PublicShell';
import { ScreenError } from './ScreenError';

/** Route error of pages outside the main layout, unknown addresses above all. */
export function PublicError() {
  return (
    <PublicFrame band="error" wide>
      <ScreenError />
    </PublicFrame>
  );
}
