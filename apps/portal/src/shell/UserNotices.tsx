import { BOLETA_NOTICE_ACTION, BOLETA_NOTICE_TEXT, showsBoletaNotice } from '@doblaje/domain/notices';
import { BoletaNotice } from '@doblaje/ui/BoletaNotice';
import { useLocation } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { useBlockedNotice } from './useBlockedNotice';
import { useProfileWarning } from './useProfileWarning';

interface UserNoticesProps {
  isInPeriod: boolean;
  /** Since when their data are blocked; undefined: they are not. */
  blockedSince: string | undefined;
}

/** What only USER is told (spec §6): the profile warning, the boleta notice, and that their data are blocked. */
export function UserNotices({ isInPeriod, blockedSince }: UserNoticesProps) {
  const { session } = usePortal();
  const { role, boletaAlertShown } = useSession();
  const { pathname } = useLocation();
  useProfileWarning();
  useBlockedNotice(blockedSince);
  if (!showsBoletaNotice({ role, pathname, boletaAlertShown, isInPeriod })) return null;
  return (
    <BoletaNotice
      onDismiss={() => session.markShown('boletaAlertShown')}
      labels={{ dismiss: BOLETA_NOTICE_ACTION }}
    >
      {BOLETA_NOTICE_TEXT}
    </BoletaNotice>
  );
}
