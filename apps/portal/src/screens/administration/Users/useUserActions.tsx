import { type Account, type StatesPreview, send } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { useRef, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { useTask } from '../../../requests/useTask';
import { accountName } from './account';
import { DeactivateQuestion } from './DeactivateQuestion';
import { stateChangeText } from './stateTexts';
import type { UserActions } from './userActions';

const sessionsText = (closed: number) =>
  closed === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${countText(closed)} sesiones.`;

/** The data of the question: the person, and the orders that would stay open. */
interface Asked {
  preview: StatesPreview;
  name: string | undefined;
}

/** The actions on people of the list. */
export function useUserActions(changeRole: (account: Account) => void): UserActions {
  const { users } = usePortal().client.catalogue;
  const { change, isChanging } = useChange();
  const { run, isRunning } = useTask();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(isMeant: boolean) => void>(undefined);

  /** Shows the orders that would stay open before anybody loses their access. Resolves to whether to go on. */
  async function isMeant(
    chosen: Parameters<typeof users.states.preview.$post>[0]['json'],
    rows: readonly Account[],
  ) {
    let preview: StatesPreview | undefined;
    await run(() => send(users.states.preview.$post({ json: chosen })), {
      failed: 'No pudimos desactivar a nadie',
      next: (value) => {
        preview = value;
      },
    });
    if (!preview) return false;
    const { changed, openOrders } = preview;
    if (changed <= 1 && openOrders.total === 0) return true;
    const active = rows.filter(({ state }) => state === 'active');
    const name = openOrders.items[0]?.name ?? (active[0] && accountName(active[0]));
    setAsked({ preview, name: changed === 1 ? name : undefined });
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }

  function settle(meant: boolean) {
    setAsked(null);
    answer.current?.(meant);
  }

  return {
    changeRole,
    isBusy: isChanging || isRunning,
    question: asked && (
      <DeactivateQuestion {...asked} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
    ),
    setActive: async (active, rows, all = null) => {
      const chosen = all ? { all } : { ids: rows.map(({ id }) => id) };
      if (!active && !(await isMeant(chosen, all ? [] : rows))) return false;
      return change(() => send(users.states.$post({ json: { active, ...chosen } })), {
        failed: active ? 'No pudimos activar a nadie' : 'No pudimos desactivar a nadie',
        done: (done) => stateChangeText(active, all ? [] : rows, done),
        undo: {
          isOffered: ({ undo }) => undo !== null,
          work: ({ undo }) => send(users.states.undo.$post({ json: { undo: undo ?? '' } })),
          failed: 'No pudimos deshacerlo',
          // A notification tells, because these people may be on another page.
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
    withdrawInvitation: (account) =>
      void change(() => send(users[':id'].invitation.$delete({ param: { id: account.id } })), {
        failed: 'No pudimos retirar la invitación',
        done: () => ({
          title: 'Invitación retirada',
          message: `El enlace que recibió ${accountName(account)} ya no sirve.`,
        }),
      }),
    resendActivation: (account) =>
      void change(() => send(users[':id'].activation.$post({ param: { id: account.id } })), {
        failed: 'No pudimos enviar el correo',
        done: () => ({ title: 'Correo de activación enviado', message: `Va camino a ${account.email}.` }),
      }),
  };
}
