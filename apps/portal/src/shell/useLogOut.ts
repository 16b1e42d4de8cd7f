import { send } from '@doblaje/contract/client';
import { useNavigate } from 'react-router-dom';
import { isLogOutHeld } from '../edits/logOutGuard';
import { usePortal } from '../portal/portal';

/** Logs out, after a question if typed values would be lost. */
export function useLogOut(): () => void {
  const portal = usePortal();
  const navigate = useNavigate();

  function logOut() {
    // The request already carries the token, so the person does not wait for the answer.
    send(portal.client.auth.users.auth.logout.$post()).catch(() => undefined);
    portal.session.end('logout');
    void navigate('/login');
  }

  return () => {
    if (!isLogOutHeld(portal, logOut)) logOut();
  };
}
