import { BOLETA_NOTICE_ACTION, BOLETA_NOTICE_TEXT, showsBoletaNotice } from '@doblaje/domain/notices';
import { BoletaNotice } from '@doblaje/ui/BoletaNotice';
import { useLocation } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { useProfileWarning } from './useProfileWarning';

/** What only USER is told (spec §6): the profile warning and the boleta notice. */
export function UserNotices({ isInPeriod }: { isInPeriod: boolean }) {
  const { session } = usePortal();
  const { role, boletaAlertShown } = useSession();
  const { pathname } = useLocation();
  useProfileWarning();
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
