import { send } from '@doblaje/contract/client';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { useAnswer } from '../requests/useAnswer';
import { focusHeading } from './focusHeading';

/** Tells a person once that the privacy notice changed for them. It stays until they close it or read the notice. */
export function useNewNotice(): void {
  const { client, notices } = usePortal();
  const navigate = useNavigate();
  const { token } = useSession();
  const ask = useCallback(() => send(client.catalogue.users.me['privacy-notice'].$get()), [client]);
  const { value } = useAnswer(ask, token);

  useEffect(() => {
    const version = value?.version ?? null;
    if (value === undefined || version === null) return;
    const shown = notices.notify({
      type: 'info',
      title: 'Cambió el aviso de privacidad',
      message: value.summary,
      timeout: null,
      action: { text: 'Leer el aviso', onAction: () => void navigate('/privacy') },
      onClose: (reason) => {
        if (reason === 'program') return;
        // If this fails, they are told again at their next log-in.
        send(client.catalogue.users.me['privacy-notice'].$put({ json: { version } })).catch(() => undefined);
        focusHeading();
      },
    });
    return () => shown.dismiss();
  }, [client, notices, navigate, value]);
}
