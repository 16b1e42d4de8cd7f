import { profileWarning, shouldCheckRut } from '@doblaje/domain/notices';
import type { NotificationHandle } from '@doblaje/ui/NotificationRegion';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { checkRut } from './rutCheck';

/** The profile warning of spec §8. It is requested once, stays until dismissed, and never returns after a valid RUT was seen. */
export function useProfileWarning(): void {
  const portal = usePortal();
  const navigate = useNavigate();
  const { token, role, rutAlertShown } = useSession();

  useEffect(() => {
    if (!token || !shouldCheckRut({ role, rutAlertShown })) return;
    let shown: NotificationHandle | undefined;
    let isCurrent = true;
    void checkRut(portal, token).then((result) => {
      // The session may have ended, or another one begun, before the answer arrived.
      if (!isCurrent || portal.session.get().token !== token) return;
      const warning = profileWarning(result);
      if (!warning) {
        portal.session.markShown('rutAlertShown');
        return;
      }
      shown = portal.notices.notify({
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
          // Without this the focus would be nowhere when the notification closes.
          requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
        },
      });
    });
    return () => {
      isCurrent = false;
      shown?.dismiss();
    };
  }, [portal, navigate, token, role, rutAlertShown]);
}
