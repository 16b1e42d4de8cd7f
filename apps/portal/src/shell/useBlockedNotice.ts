import { dayInChile, dayText } from '@doblaje/domain/days';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { focusHeading } from './focusHeading';

/**
 * Tells people whose data are blocked why the portal shows them so little, and where it ends. It comes back with the next load.
 * @param since undefined: their data are not blocked
 */
export function useBlockedNotice(since: string | undefined): void {
  const { notices } = usePortal();
  const navigate = useNavigate();

  useEffect(() => {
    if (since === undefined) return;
    const shown = notices.notify({
      type: 'info',
      title: `Tus datos están bloqueados desde el ${dayText(dayInChile(new Date(since)))}`,
      message: 'Nadie los usa, tampoco el portal, hasta que termine el bloqueo. Puedes pedir que termine.',
      timeout: null,
      action: { text: 'Ver mis solicitudes', onAction: () => void navigate('/home/data-requests') },
      onClose: (reason) => {
        if (reason !== 'program') focusHeading();
      },
    });
    return () => shown.dismiss();
  }, [notices, navigate, since]);
}
