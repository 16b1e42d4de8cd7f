import { ERROR_BAND } from './bands';
import { PublicFrame } from './PublicShell';
import { ScreenError } from './ScreenError';

/** Route error of the pages outside the main layout, mostly for unknown addresses. */
export function PublicError() {
  return (
    <PublicFrame band={ERROR_BAND} wide>
      <ScreenError />
    </PublicFrame>
  );
}
