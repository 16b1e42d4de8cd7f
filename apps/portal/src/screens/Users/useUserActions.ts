import { type Account, send } from '@doblaje/contract/client';
import { usePortal } from '../../portal';
import { useChange } from '../../shell/useChange';
import { accountName } from './account';
import { changeText } from './stateTexts';
import type { UserActions } from './userActions';

const sessionsText = (closed: number) =>
  closed === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${closed.toLocaleString('es-CL')} sesiones.`;

/** What can be done with people of the list. */
export function useUserActions(changeRole: (account: Account) => void): UserActions {
  const { users } = usePortal().client.catalogue;
  const { change, isChanging } = useChange();
  return {
    changeRole,
    isBusy: isChanging,
    setActive: (active, rows, all = null) => {
      const chosen = all ? { all } : { ids: rows.map(({ id }) => id) };
      return change(() => send(users.states.$post({ json: { active, ...chosen } })), {
        failed: active ? 'No pudimos activar a nadie' : 'No pudimos desactivar a nadie',
        done: (done) => changeText(active, all ? [] : rows, done),
        undo: {
          isOffered: ({ undo }) => undo !== null,
          work: ({ undo }) => send(users.states.undo.$post({ json: { undo: undo ?? '' } })),
          failed: 'No pudimos deshacerlo',
          // Those it was about may stand on another page.
          done: () => ({ title: 'Cambio deshecho', message: 'Cada usuario está como estaba.' }),
        },
      });
    },
    endSessions: (account) =>
      void change(() => send(users[':id'].sessions.$delete({ param: { id: account.id } })), {
        failed: 'No pudimos cerrar sus sesiones',
        done: ({ closed }) => ({
          title: closed === 0 ? 'No tenía sesiones abiertas' : 'Sesiones cerradas',
          message: closed === 0 ? accountName(account) : `${accountName(account)}: ${sessionsText(closed)}`,
        }),
      }),
    resendActivation: (account) =>
      void change(() => send(users[':id'].activation.$post({ param: { id: account.id } })), {
        failed: 'No pudimos enviar el correo',
        done: () => ({ title: 'Correo de activación enviado', message: `Va camino a ${account.email}.` }),
      }),
  };
}
