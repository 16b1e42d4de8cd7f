import { profileWarning, shouldCheckRut } from '@doblaje/domain/notices';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { useAnswer } from '../requests/useAnswer';
import { focusHeading } from './focusHeading';
import { checkRut } from './rutCheck';

/** The profile warning of spec §8. It is requested once, stays until dismissed, and never returns after a valid RUT was seen. */
export function useProfileWarning(): void {
  const portal = usePortal();
  const navigate = useNavigate();
  const { token, role, rutAlertShown } = useSession();
  const checked = shouldCheckRut({ role, rutAlertShown }) ? token : null;
  const ask = useCallback((of: string) => checkRut(portal, of), [portal]);
  const { value: result } = useAnswer(ask, checked);

  useEffect(() => {
    // The session may have ended, or another one begun, before the answer arrived.
    if (result === undefined || portal.session.get().token !== checked) return;
    const warning = profileWarning(result);
    if (!warning) {
      portal.session.markShown('rutAlertShown');
      return;
    }
    const shown = portal.notices.notify({
      type: 'warning',
      title: warning.title,
      message: warning.message,
      timeout: null,
      action: {
        text: warning.action.label,
        onAction: () => void navigate(warning.action.to),
      },
      onClose: (reason) => {
        if (reason === 'program') return;
        portal.session.markShown('rutAlertShown');
        focusHeading();
      },
    });
    return () => shown.dismiss();
  }, [portal, navigate, checked, result]);
}
