import { send } from '@doblaje/contract/client';
import { uploadReel } from '@doblaje/contract/upload';
import { useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../../../../portal/portal';
import { onLogOut } from '../../../../session/forgetting';
import { answersOf } from '../answers/answers';
import { digestOf } from './digest';
import { type ApplicationSending, createSending, type SendingCalls } from './sendApplication';
import type { SendingState } from './sendingState';

/** The requests of a portal's application, each with the current session. */
function callsOf({ config, client, session, onRefusal }: Portal): SendingCalls {
  const { applications } = client.catalogue;
  async function held(id: string, digest: string, { size }: File, signal: AbortSignal): Promise<number> {
    const query = { digest, size: `${size}` };
    const asked = applications[':id'].reels.$get({ param: { id }, query }, { init: { signal } });
    return (await send(asked)).received;
  }
  return {
    create: (json, signal) => send(applications.$post({ json }, { init: { signal } })),
    digestOf,
    async upload(id, n, file, { signal, onProgress }) {
      const digest = await digestOf(file);
      const rest = digest === null ? undefined : { digest, offset: await held(id, digest, file, signal) };
      onProgress(rest?.offset ?? 0);
      return uploadReel({
        url: `${config.apiUrl}/applications/${id}/reels/${n}`,
        file,
        token: session.get().token,
        signal,
        ...(rest && { rest }),
        onProgress: ({ loaded }) => onProgress(loaded),
        onError: onRefusal,
      });
    },
    submit: (id, reels, signal) =>
      send(applications[':id'].submit.$post({ param: { id }, json: { reels } }, { init: { signal } })),
  };
}

/** One sending per portal, like the answers. It outlives the step, because logging in leads to another page and back. */
const sendings = new WeakMap<Portal, ApplicationSending>();

/**
 * The sending of a portal's application. Once everything is sent, the answers are removed: they have arrived, and the computer may be
 * shared. A log-out also resets the sending.
 */
export function sendingOf(portal: Portal): ApplicationSending {
  const known = sendings.get(portal);
  if (known) return known;
  const sending = createSending(callsOf(portal));
  const answers = answersOf(portal);
  let { phase } = sending.get();
  sending.subscribe(() => {
    const before = phase;
    phase = sending.get().phase;
    if (before !== phase && phase === 'done') answers.forget();
  });
  // On a log-out the answers' listener runs first. It asks here how far the sending was.
  answers.sending = () => (phase === 'sending' || phase === 'submitting' ? phase : 'none');
  answers.isSent = () => phase === 'done';
  onLogOut(portal.session, sending.reset);
  sendings.set(portal, sending);
  return sending;
}

/** The state of the sending of the portal in context. It renders again on every change. */
export function useSendingState(): SendingState {
  const sending = sendingOf(usePortal());
  return useSyncExternalStore(sending.subscribe, sending.get);
}
