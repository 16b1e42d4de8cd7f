import { type ApiError, type Client, createClient, send } from '@doblaje/contract/client';
import { endsSession, STORAGE_KEYS } from '@doblaje/domain/session';
import { createNotificationQueue, type NotificationQueue } from '@doblaje/ui/NotificationRegion';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { onLogOut, onSessionEnd } from '../session/forgetting';
import { createSession, type SessionPage, type SessionState, type SessionStore } from '../session/session';
import { createSessionClock, type SessionClock } from '../session/sessionClock';
import type { PortalConfig } from './config';
import { keepRecent, type RecentNotices } from './recentNotices';

/** The services that loaders and screens share. There is one object, made at the start. Screens get it by context. */
export interface Portal {
  readonly config: PortalConfig;
  readonly session: SessionStore;
  readonly client: Client;
  /** The notifications of screens and loaders. The current layout shows them. */
  readonly notices: NotificationQueue;
  /** The notifications that can be found again. */
  readonly recent: RecentNotices;
  /** How long the session lasts if nobody uses it. */
  readonly clock: SessionClock;
  /** Gets every refused or failed request. The client calls it; uploads, which do not use the client, must call it too. */
  readonly onRefusal: (error: ApiError, request: { token: string | null }) => void;
}

/**
 * Makes the portal from its settings and the stored session. An answer that ends the session (spec §8) clears the token, but only if
 * its request carried the current token. A late answer to an old session must not end the new one.
 */
export function createPortal(config: PortalConfig, page: SessionPage = window): Portal {
  const session = createSession(page.localStorage, page);
  function onRefusal(error: ApiError, request: { token: string | null }) {
    if (endsSession(error.status, error.message) && request.token === session.get().token)
      session.end('expired');
  }
  const client = createClient({
    apiUrl: config.apiUrl,
    authUrl: config.authUrl,
    getToken: () => session.get().token,
    onError: onRefusal,
    onSessionEndsIn: (seconds, { token }) => {
      if (token === session.get().token) clock.heard(seconds);
    },
  });
  const clock = createSessionClock(
    () => send(client.auth.users.auth.session.$get()),
    () => new BroadcastChannel('session'),
  );
  const { notices, recent } = keepRecent(createNotificationQueue());
  onSessionEnd(session, notices.clear);
  // Another tab may log out and log another person in at once, and a notification may come before any log-in.
  let { token } = session.get();
  session.subscribe(() => {
    const now = session.get().token;
    if (now === token) return;
    token = now;
    recent.clear();
    clock.forget();
  });
  // An expired session keeps these keys. After the next log-in the person sends the request again, and the server does it only once.
  onLogOut(session, client.forgetCalls);
  return { config, session, client, notices, recent, clock, onRefusal };
}

/** Domain's keys, exported again so that stories and journeys fill the same storage. */
export { STORAGE_KEYS };

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** @throws Error outside a `PortalProvider` */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}

/** The session of a prerendered page, until the portal takes the page over. */
const NOBODY: SessionState = {
  token: null,
  role: null,
  userId: null,
  rutAlertShown: false,
  boletaAlertShown: false,
};

/** The stored session. It renders again after every change, in this tab or another. */
export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get, () => NOBODY);
}
