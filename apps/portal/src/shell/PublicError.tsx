import { ERROR_BAND } from './bands';
import { PublicFrame } from './PublicShell';
import { ScreenError } from './ScreenError';

/** Route error of pages outside the main layout, unknown addresses above all. */
export function PublicError() {
  return (
    <PublicFrame band={ERROR_BAND} wide>
      <ScreenError />
    </PublicFrame>
  );
}
